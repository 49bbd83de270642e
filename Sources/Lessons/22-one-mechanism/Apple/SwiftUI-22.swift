import ReactiveCore
import SwiftUI

import class ReactiveCore.Subject  // Combine has one, too.

// snippet.view
struct LogInView: View {
  let typed: Subject<String, Never>
  let taps: Subject<Void, Never>
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
      .onChange(of: name) { typed.send(name) }
    Button("Log in") { taps.send(()) }
  }
}
// snippet.end
