import AppBridge
import ReactiveCore
import SwiftUI

import class ReactiveCore.Subject  // Combine has one, too.

// snippet.model
@MainActor final class HelloModel {
  private let taps = Subject<Void, Never>()
  let name: Editable<String>
  let greeting: Latest<String>

  init() {
    let typed = Property("")
    name = Editable(typed)
    let input = SayHello.Input(name: typed.signal, tap: taps.signal)
    let output = SayHello().transform(input: input)
    greeting = Latest(initial: "", then: output.greeting.asDriver())
  }
  func tap() { taps.send(()) }
}
// snippet.end

struct HelloForm: View {
  @State private var model = HelloModel()

  var body: some View {
    @Bindable var name = model.name
    TextField("Name", text: $name.value)
    Button("Say hello") { model.tap() }
    Text(model.greeting.value)
  }
}
