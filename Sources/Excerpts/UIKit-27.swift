import AppBridge
import ReactiveCore
import UIKit

final class AccountController: UIViewController {
  private let account: Driver<String>
  private let transfers: Signal<String, Never>
  private let amountLabel = UILabel()
  private let bag = DisposeBag()

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

  private func tell(_ text: String) {
    if viewIfLoaded?.window == nil { return }  // another screen is in front
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    present(alert, animated: true)
  }
  // snippet.end
}
