import AppBridge
import ReactiveCore
import UIKit

// snippet.controller
final class TitleController: UIViewController {
  private let photoTitle: Property<String>
  private let field = UITextField()
  private let bag = DisposeBag()

  init(_ photoTitle: Property<String>) {
    self.photoTitle = photoTitle
    super.init(nibName: nil, bundle: nil)
  }
  // snippet.hide

  required init?(coder: NSCoder) { nil }
  // snippet.show

  override func viewDidLoad() {
    super.viewDidLoad()
    photoTitle.bindTwoWay(with: field).disposed(by: bag)
  }
}
// snippet.end
