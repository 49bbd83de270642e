import ReactiveCore
import UIKit

// snippet.controller
final class InboxController: UIViewController {
  let unread = Property(3)
  private let unreadLabel = UILabel()
  private let listening = Disposable()

  override func viewDidLoad() {
    super.viewDidLoad()
    let following = unread.signal.subscribe { [weak self] count in
      MainActor.assumeIsolated { self?.unreadLabel.text = "\(count) unread" }
    }
    listening.add(following)
  }
  deinit { listening.dispose() }
}
// snippet.end
