// Exercise c03 · One at a time
//
// A handler runs on two threads at once, and money is lost. Ben hears an
// answer before its question. Let a channel deliver one value at a time.

import Dispatch
import LessonKit
import Synchronization

final class Channel<Value: Sendable>: Sendable {
  private struct State: Sendable {
    var isDelivering = false
    var waiting: [Value] = []
  }

  private let handlers = Mutex<[@Sendable (Value) -> Void]>([])
  private let state = Mutex(State())

  func listen(_ handler: @escaping @Sendable (Value) -> Void) {
    handlers.withLock { $0.append(handler) }
  }

  func send(_ value: Value) {
    // Your turn: the first sender delivers. What others send meanwhile, from
    // another thread or from inside a handler, waits, and is delivered next.
    // Change only send.
    // gap
  }

  /// The value to deliver next; if nothing waits, nobody delivers any more.
  private func takeNext() -> Value? {
    state.withLock { state in
      state.isDelivering = !state.waiting.isEmpty
      return state.isDelivering ? state.waiting.removeFirst() : nil
    }
  }

  private func deliver(_ value: Value) {
    let handlers = handlers.withLock { $0 }
    for handler in handlers { handler(value) }
  }
}

heading("Two threads pay 1")
let balance = Mutex(0)
let meeting = Meeting()
let payments = Channel<Int>()
payments.listen { amount in
  let before = balance.withLock { $0 }
  meeting.attend()
  balance.withLock { $0 = before + amount }
}
let bothHavePaid = DispatchGroup()
for payer in ["Ada", "Ben"] {
  DispatchQueue(label: payer).async(group: bothHavePaid) { payments.send(1) }
}
bothHavePaid.wait()
print("the balance is \(balance.withLock { $0 })")

heading("Two answers from inside")
let chat = Channel<String>()
chat.listen { text in
  print("Ada hears \(text)")
  if text == "lunch?" {
    chat.send("yes!")
    chat.send("when?")
  }
}
chat.listen { text in print("Ben hears \(text)") }
chat.send("lunch?")
chat.send("bye")

// MARK: laid-out

deliver(value)

// MARK: solution

let isBusy = state.withLock { state in
  state.waiting.append(value)
  defer { state.isDelivering = true }
  return state.isDelivering
}
if isBusy { return }
while let next = takeNext() { deliver(next) }

// MARK: mutex

state.withLock { _ in deliver(value) }

// MARK: stays

let isBusy = state.withLock { state in
  state.waiting.append(value)
  defer { state.isDelivering = true }
  return state.isDelivering
}
if isBusy { return }
if let next = takeNext() { deliver(next) }

// MARK: drops

let isBusy = state.withLock { state in
  defer { state.isDelivering = true }
  return state.isDelivering
}
if isBusy { return }
deliver(value)
state.withLock { $0.isDelivering = false }
