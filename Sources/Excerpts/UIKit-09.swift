import AppBridge
import ReactiveCore
import UIKit

// snippet.controller
final class InboxController: UIViewController {
  let unread = Property(3)
  private let unreadLabel = UILabel()
  private let listening = Disposable()

  override func viewDidLoad() {
    super.viewDidLoad()
    let words = unread.driver.map { count in "\(count) unread" }
    listening.add(words.drive(unreadLabel, \.text))
  }
  deinit { listening.dispose() }
}
// snippet.end
