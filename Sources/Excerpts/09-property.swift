import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

// MARK: UIKit

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

// MARK: SwiftUI

struct InboxView: View {
  let unread: Latest<Int>  // Latest(unread), made and kept where the property is

  var body: some View { Text("\(unread.value) unread") }
}
