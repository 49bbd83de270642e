import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

// MARK: UIKit

final class AccountController: UIViewController {
  private let account: Driver<String>
  private let transfers: Signal<String, Never>
  private let amountLabel = UILabel()
  private let bag = DisposeBag()
  private var texts: [String] = []  // messages that wait until the one that is up is closed
  private var alertWindow: UIWindow?

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
    guard alertWindow == nil, let scene = viewIfLoaded?.window?.windowScene else { return }
    if texts.isEmpty { return }
    let alert = UIAlertController(title: texts.removeFirst(), message: nil, preferredStyle: .alert)
    let close = UIAlertAction(title: "OK", style: .cancel) { [weak self] _ in self?.alertClosed() }
    alert.addAction(close)
    alertWindow = scene.show(alert)  // so that it is above whatever else is up
  }
  // snippet.end

  private func alertClosed() {
    alertWindow?.isHidden = true
    alertWindow = nil
    showNext()
  }

  private func tell(_ text: String) {
    texts.append(text)
    showNext()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    showNext()
  }
}

extension UIWindowScene {
  /// Shows an alert in a window of its own, to hide and release when the alert is closed.
  func show(_ alert: UIAlertController) -> UIWindow {
    let window = UIWindow(windowScene: self)
    let root = UIViewController()
    window.rootViewController = root
    window.windowLevel = .alert
    window.makeKeyAndVisible()
    root.present(alert, animated: true)
    return window
  }
}

// MARK: SwiftUI

@MainActor @Observable final class MessageBoard {
  var texts: [String] = []
  var isTelling: Bool {
    get { !texts.isEmpty }
    set { if !newValue, !texts.isEmpty { texts.removeFirst() } }
  }
}

// snippet.view
struct AccountView: View {
  let amount: Latest<String>  // Latest(initial: "", then: account)
  let transfers: Signal<String, Never>
  @State private var board = MessageBoard()  // its first text is the one that is shown

  var body: some View {
    Text(amount.value)
      .task { for await text in transfers.values { board.texts.append(text) } }
      .alert(board.texts.first ?? "", isPresented: $board.isTelling) { Button("OK") {} }
  }
}
// snippet.end
