// Exercise c04 · Who has left
//
// A handler shows another listener out, and that one still gets the value that
// is being delivered. A listener who has left must not hear anything more.

import LessonKit
import Synchronization

/// The queue of exercise c03: it delivers one value, and the others wait.
final class Queue<Value: Sendable>: Sendable {
  private struct State: Sendable {
    var isDelivering = false
    var waiting: [Value] = []

    mutating func begin(_ value: Value) -> Bool {
      if isDelivering { waiting.append(value) }
      defer { isDelivering = true }
      return !isDelivering
    }

    mutating func next() -> Value? {
      if waiting.isEmpty {
        isDelivering = false
        return nil
      }
      return waiting.removeFirst()
    }
  }

  private let state = Mutex(State())

  func send(_ value: Value, _ deliver: (Value) -> Void) {
    guard state.withLock({ $0.begin(value) }) else { return }
    deliver(value)
    while let next = state.withLock({ $0.next() }) { deliver(next) }
  }
}

final class Subject<Value: Sendable>: Sendable {
  private let queue = Queue<Value>()

  func send(_ value: Value) { queue.send(value) { deliver($0) } }

  // Your turn: deliver a value to those who are here when its turn comes, in
  // the order in which they came, but not to those who have left since. Change
  // only what follows, to the end of this class.
  // gap
}

heading("Ada shows Ben out")
let room = Subject<String>()
let guests = Recorder<@Sendable () -> Void>()
_ = room.listen { text in
  print("Ada hears \(text)")
  for leave in guests.values { leave() }
}
guests.append(room.listen { text in print("Ben hears \(text)") })
_ = room.listen { text in print("Cleo hears \(text)") }
room.send("good night")
print("\(room.count) are on the roster")

heading("Dan leaves by himself")
let hall = Subject<String>()
let exits = Recorder<@Sendable () -> Void>()
exits.append(
  hall.listen { text in
    print("Dan hears \(text)")
    for leave in exits.values { leave() }
  })
_ = hall.listen { text in print("Eve hears \(text)") }
hall.send("fire")

heading("Finn brings Gus")
let party = Subject<String>()
_ = party.listen { text in
  print("Finn hears \(text)")
  if text == "welcome" {
    _ = party.listen { text in print("Gus hears \(text)") }
  }
}
party.send("welcome")
party.send("cake")

heading("Hal answers from inside")
let chat = Subject<String>()
_ = chat.listen { text in
  print("Hal hears \(text)")
  if text == "lunch?" { chat.send("yes!") }
}
_ = chat.listen { text in print("Ida hears \(text)") }
chat.send("lunch?")
