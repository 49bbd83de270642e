import AppBridge
import Observation
import ReactiveCore
import SwiftUI

@MainActor @Observable final class MessageBoard {
  var texts: [String] = []
  var isTelling: Bool {
    get { !texts.isEmpty }
    set { if !newValue, !texts.isEmpty { texts.removeFirst() } }
  }
}

// snippet.view
struct AccountView: View {
  let amount: Latest<String>  // Latest(initial: "", then: account)
  let transfers: Signal<String, Never>
  @State private var board = MessageBoard()  // its first text is the one that is shown

  var body: some View {
    Text(amount.value)
      .task { for await text in transfers.values { board.texts.append(text) } }
      .alert(board.texts.first ?? "", isPresented: $board.isTelling) { Button("OK") {} }
  }
}
// snippet.end
