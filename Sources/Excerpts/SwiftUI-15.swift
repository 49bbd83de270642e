import ReactiveCore
import SwiftUI

// snippet.view
struct MessageView: View {
  let messages: Signal<String, Never>
  @State private var text = ""

  var body: some View {
    Text(text)
      .task {
        for await message in messages.values { text = message }
      }
  }
}
// snippet.end
