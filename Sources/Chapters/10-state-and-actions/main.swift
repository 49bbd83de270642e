// Chapter 10 · State and actions
//
// A property tells whoever listens what it has become. Two that tell each other
// never come to rest. Run me: make chapter-10

import LessonKit
import Synchronization

chapter(10, "State and actions")

// snippet.naive
/// A value that announces its changes.
final class Property<Value: Sendable>: Sendable {
  private struct State: Sendable {
    var value: Value
    var listeners: [@Sendable (Value) -> Void] = []
  }

  private let state: Mutex<State>
  private let writes = Counter()

  init(_ value: Value) { state = Mutex(State(value: value)) }

  var value: Value {
    get { state.withLock { $0.value } }
    set {
      // A limit, so that this program ends.
      if writes.increment() > 4 { return print("  … and so on, for ever") }
      let listeners = state.withLock { state in
        state.value = newValue
        return state.listeners
      }
      for listener in listeners { listener(newValue) }
    }
  }

  func onChange(_ listener: @escaping @Sendable (Value) -> Void) {
    state.withLock { $0.listeners.append(listener) }
  }
}

/// Binds two properties: each is told what the other has become.
func bind<Value>(_ one: Property<Value>, _ other: Property<Value>) {
  other.value = one.value
  one.onChange { value in other.value = value }
  other.onChange { value in one.value = value }
}
// snippet.end

heading("It works, one way")
// snippet.works
let name = Property("Ada")
name.onChange { name in print("the label shows \(name)") }
name.value = "Ben"
print("the name is \(name.value)")
// snippet.end

heading("It echoes")
// snippet.echoes
let title = Property("Ada")
let field = Property("")
title.onChange { title in print("title: \(title)") }
field.onChange { field in print("field: \(field)") }
bind(title, field)
print("Ben is typed")
field.value = "Ben"
// snippet.end

heading("Compared, it does not come to rest either")
// snippet.compared
/// Binds two properties: each hands over what differs from the other.
func bindComparing(_ one: Property<String>, _ other: Property<String>) {
  one.onChange { value in if other.value != value { other.value = value } }
  other.onChange { value in if one.value != value { one.value = value } }
}

let code = Property("")
let input = Property("")
input.onChange { text in
  print("input: \(text)")
  // This field takes capital letters only.
  if text != text.uppercased() { input.value = text.uppercased() }
}
code.onChange { code in print("code: \(code)") }
bindComparing(code, input)
code.value = "ab1"
// snippet.end
