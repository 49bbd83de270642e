import AppBridge
import ReactiveCore
import UIKit

// snippet.controller
final class AccountController: UIViewController {
  private let account: Driver<String>
  private let amountLabel = UILabel()
  private let bag = DisposeBag()

  init(account: Driver<String>) {
    self.account = account
    super.init(nibName: nil, bundle: nil)
  }
  // snippet.hide

  required init?(coder: NSCoder) { nil }
  // snippet.show

  override func viewDidLoad() {
    super.viewDidLoad()
    account.drive(amountLabel, \.text).disposed(by: bag)
  }
}
// snippet.end
