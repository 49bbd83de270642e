import ReactiveCore
import UIKit

// snippet.controller
final class InboxController: UIViewController {
  let unread = Property(3)
  private let unreadLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    unread.signal.subscribe { [weak self] count in
      MainActor.assumeIsolated { self?.unreadLabel.text = "\(count) unread" }
    }
  }
}
// snippet.end
