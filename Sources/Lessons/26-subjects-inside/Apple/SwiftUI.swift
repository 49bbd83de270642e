import ReactiveCore
import SwiftUI

// snippet.row
struct HelloRow: View {
  let greeter: Greeter
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
      .onChange(of: name) { greeter.input.type(name) }
    Button("Say hello") { greeter.input.tap() }
  }
}
// snippet.end
