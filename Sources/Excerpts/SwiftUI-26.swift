import AppBridge
import ReactiveCore
import SwiftUI

@MainActor final class HelloScreen {
  let greeter = Greeter()
  let greeting: Latest<String>

  // snippet.init
  init() { greeting = Latest(initial: "", then: greeter.output.greeting.asDriver()) }
  // snippet.end
}

// snippet.view
struct HelloView: View {
  @State private var screen = HelloScreen()
  @State private var name = ""

  var body: some View {
    List {
      TextField("Name", text: $name).onChange(of: name) { screen.greeter.input.name.send(name) }
      Button("Say hello") { screen.greeter.input.tap.send(()) }
    }
    .navigationTitle(screen.greeting.value)  // not in a row, which may be drawn late
  }
}
// snippet.end
