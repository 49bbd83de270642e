import AppBridge
import ReactiveCore
import SwiftUI

// snippet.view
struct ChatView: View {
  @State private var text: Latest<String>

  init(_ messages: Signal<String, Never>) {
    _text = State(initialValue: Latest(initial: "", then: messages.asDriver()))
  }

  var body: some View { Text(text.value) }
}
// snippet.end
