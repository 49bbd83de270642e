import AppBridge
import ReactiveCore
import UIKit

// snippet.controller
final class TitleController: UIViewController {
  let photoTitle = Property("Untitled")
  private let field = UITextField()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let edited = field.signal(for: .editingChanged)
    photoTitle.bindTwoWay(with: field, \.text, edited: edited).disposed(by: bag)
  }
}
// snippet.end
