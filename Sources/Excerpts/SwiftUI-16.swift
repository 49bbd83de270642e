import AppBridge
import SwiftUI

// snippet.view
struct ChatView: View {
  @State var text: Latest<String>  // Latest(initial: "", then: messages.asDriver())

  var body: some View { Text(text.value) }
}
// snippet.end
