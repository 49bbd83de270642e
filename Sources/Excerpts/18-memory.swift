import AppBridge
import ReactiveCore
import SwiftUI
import UIKit

// MARK: UIKit

// snippet.cell
final class MessageCell: UITableViewCell {
  private let messageLabel = UILabel()
  private var bag = DisposeBag()

  func show(_ message: Property<String>) {
    bag = DisposeBag()  // stops following the message before
    message.driver.drive(messageLabel, \.text).disposed(by: bag)
  }
}
// snippet.end

// MARK: SwiftUI

// snippet.view
struct ChatView: View {
  @State private var text: Latest<String>

  init(_ messages: Signal<String, Never>) {
    _text = State(initialValue: Latest(initial: "", then: messages.asDriver()))
  }

  var body: some View { Text(text.value) }
}
// snippet.end
