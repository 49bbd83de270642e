import ReactiveCore
import UIKit

// snippet.controller
final class TitleController: UIViewController {
  let photoTitle = Property("Untitled")
  private let field = UITextField()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    photoTitle.signal.subscribe { [weak self] text in
      MainActor.assumeIsolated { self?.show(text) }
    }.disposed(by: bag)
    let edited = UIAction { [weak self] action in
      if let self { photoTitle.value = field.text ?? "" }
    }
    field.addAction(edited, for: .editingChanged)
  }
}
// snippet.end

extension TitleController {
  /// Leaves the text alone that Ada is typing, and with it the place where she types.
  private func show(_ text: String) {
    if field.text != text { field.text = text }
  }
}
