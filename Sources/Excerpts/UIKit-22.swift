import AppBridge
import ReactiveCore
import UIKit

// snippet.controller
final class FrontPageController: UIViewController {
  private let reloadButton = UIButton()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    let returns = Signal.posts(of: UIApplication.didEnterBackgroundNotification)
      .flatMapLatest { .posts(of: UIApplication.willEnterForegroundNotification).take(1) }
    Signal.merge(reloadButton.signal(for: .touchUpInside), returns).startWith(())
      .emit(with: self) { controller, _ in controller.reload() }.disposed(by: bag)
  }
  // snippet.hide

  private(set) var reloads = 0

  private func reload() { reloads += 1 }
  // snippet.show
}
// snippet.end
