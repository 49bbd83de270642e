import ReactiveCore
import UIKit

// snippet.controller
final class AccountController: UIViewController {
  var account = Signal<String, Offline>.never
  private let amountLabel = UILabel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    account.asDriver(onErrorJustReturn: ":-(")
      .drive { [weak self] text in self?.amountLabel.text = text }
      .disposed(by: bag)
  }
}
// snippet.end

enum Offline: Error { case noNetwork }
