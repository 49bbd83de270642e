// Exercise c10 · Without an echo
//
// A title and a text field are bound both ways: each takes over the value of
// the other, and does not hand it back.

import LessonKit
import Synchronization

final class Property: Sendable {
  private struct State: Sendable {
    var value: String
    var listeners: [@Sendable (String) -> Void] = []
  }

  private let name: String
  private let state: Mutex<State>
  private let writes = Counter()

  init(_ name: String, _ value: String) {
    self.name = name
    state = Mutex(State(value: value))
  }

  var value: String {
    get { state.withLock { $0.value } }
    set {
      // A limit, so that this program ends.
      if writes.increment() > 6 { return print("too many writes") }
      print("\(name): \(newValue)")
      let listeners = state.withLock { state in
        state.value = newValue
        return state.listeners
      }
      for listener in listeners { listener(newValue) }
    }
  }

  func onChange(_ listener: @escaping @Sendable (String) -> Void) {
    state.withLock { $0.listeners.append(listener) }
  }
}

// Your turn: the second property takes over the value of the first; after that,
// each takes over every change of the other, without an echo. Change only bind.
func bind(_ one: Property, _ other: Property) {
  // gap
}

heading("A field that takes what is typed")
let title = Property("title", "Ada")
let field = Property("field", "")
bind(title, field)
field.value = "Ben"
title.value = "Cleo"

heading("A field that writes in capital letters")
let code = Property("code", "")
let input = Property("input", "")
input.onChange { text in
  if text != text.uppercased() { input.value = text.uppercased() }
}
bind(code, input)
code.value = "ab1"
print("code \(code.value), input \(input.value)")

// MARK: laid-out

other.value = one.value
one.onChange { value in other.value = value }
other.onChange { value in one.value = value }

// MARK: solution

if other.value != one.value { other.value = one.value }
one.onChange { _ in
  if other.value != one.value { other.value = one.value }
}
other.onChange { _ in
  if one.value != other.value { one.value = other.value }
}

// MARK: one-way

if other.value != one.value { other.value = one.value }
one.onChange { value in
  if other.value != value { other.value = value }
}

// MARK: other-first

if one.value != other.value { one.value = other.value }
one.onChange { _ in
  if other.value != one.value { other.value = one.value }
}
other.onChange { _ in
  if one.value != other.value { one.value = other.value }
}

// MARK: not-at-first

one.onChange { _ in
  if other.value != one.value { other.value = one.value }
}
other.onChange { _ in
  if one.value != other.value { one.value = other.value }
}

// MARK: compared

if other.value != one.value { other.value = one.value }
one.onChange { value in
  if other.value != value { other.value = value }
}
other.onChange { value in
  if one.value != value { one.value = value }
}
