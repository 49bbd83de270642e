import ReactiveCore
import UIKit

// snippet.controller
final class ChatController: UIViewController {
  var messages = Signal<String, Never>.never
  private let messageLabel = UILabel()
  private var bag = DisposeBag()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    messages.subscribe { [weak self] text in
      MainActor.assumeIsolated { self?.messageLabel.text = text }
    }.disposed(by: bag)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    bag = DisposeBag()
  }
}
// snippet.end
