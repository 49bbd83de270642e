import ReactiveCore
import SwiftUI

import class ReactiveCore.Subject  // Combine has one, too.

// snippet.view
struct NameForm: Sendable {
  private let names = Subject<String, Never>()
  private let taps = Subject<Void, Never>()

  func type(_ name: String) { names.send(name) }
  func tap() { taps.send(()) }
}

struct NameView: View {
  let form: NameForm
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name).onChange(of: name) { form.type(name) }
    Button("Log in") { form.tap() }
  }
}
// snippet.end
