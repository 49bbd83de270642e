import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

// MARK: UIKit

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

// MARK: SwiftUI

// snippet.view
struct InboxView: View {
  let unread: Latest<Int>  // Latest(unread), made where the property is kept

  var body: some View { Text("\(unread.value) unread") }
}
// snippet.end
