import AppBridge
import ReactiveCore
import UIKit

final class AccountController: UIViewController {
  private let account: Driver<String>
  private let transfers: Signal<String, Never>
  private let amountLabel = UILabel()
  private let bag = DisposeBag()
  private var texts: [String] = []  // messages that wait until the one that is up is closed

  init(account: Driver<String>, transfers: Signal<String, Never>) {
    self.account = account
    self.transfers = transfers
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  // snippet.controller
  override func viewDidLoad() {
    super.viewDidLoad()
    account.drive(amountLabel, \.text).disposed(by: bag)
    transfers.emit(with: self) { controller, text in controller.tell(text) }.disposed(by: bag)
  }

  private func showNext() {  // called by viewDidAppear, too
    if texts.isEmpty || presentedViewController != nil || viewIfLoaded?.window == nil { return }
    let alert = UIAlertController(title: texts.removeFirst(), message: nil, preferredStyle: .alert)
    let next = UIAlertAction(title: "OK", style: .cancel) { [weak self] _ in self?.showNext() }
    alert.addAction(next)
    present(alert, animated: true)
  }
  // snippet.end

  private func tell(_ text: String) {
    texts.append(text)
    showNext()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    showNext()
  }
}
