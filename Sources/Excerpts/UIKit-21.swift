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
    let edited = field.signal(for: .allEditingEvents)
    photoTitle.bindTwoWay(with: field, \.text, edited: edited).disposed(by: bag)
  }
}
// snippet.end
