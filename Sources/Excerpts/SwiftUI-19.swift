import AppBridge
import Foundation
import ReactiveCore
import SwiftUI

// snippet.view
@MainActor final class Messages {
  let text: Latest<String>

  init(_ address: URL) {
    let words = request(address).catch { error in .just(error.localizedDescription) }
    text = Latest(initial: "…", then: words.asDriver())
  }
}

struct MessagesView: View {
  @State private var messages: Messages

  init(_ address: URL) { _messages = State(initialValue: Messages(address)) }

  var body: some View { Text(messages.text.value) }
}
// snippet.end
