import ReactiveCore
import SwiftUI

// snippet.view
struct HelloView: View {
  @State private var greeter = Greeter()
  @State private var name = ""
  @State private var greeting = ""

  var body: some View {
    List {
      TextField("Name", text: $name).onChange(of: name) { greeter.input.type(name) }
      Button("Say hello") { greeter.input.tap() }
      Text(greeting)
    }
    .task { for await text in greeter.output.greeting.values { greeting = text } }
  }
}
// snippet.end
