import AppBridge
import ReactiveCore
import SwiftUI

import class ReactiveCore.Subject  // Combine has one, too.

// snippet.model
@MainActor final class HelloModel {
  private let name = Subject<String, Never>()
  private let taps = Subject<Void, Never>()
  let greeting: Latest<String>

  init() {
    let input = SayHello.Input(name: name.signal, tap: taps.signal)
    let output = SayHello().transform(input: input)
    greeting = Latest(initial: "", then: output.greeting.asDriver())
  }
  func type(_ text: String) { name.send(text) }
  func tap() { taps.send(()) }
}
// snippet.end

struct HelloForm: View {
  @State private var model = HelloModel()
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name).onChange(of: name) { model.type(name) }
    Button("Say hello") { model.tap() }
    Text(model.greeting.value)
  }
}
