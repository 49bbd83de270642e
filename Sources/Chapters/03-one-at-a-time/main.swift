// Chapter 3 · One at a time
//
// Two threads are in one handler at once, and two listeners hear two orders.
// Run me: make chapter-03

import Dispatch
import LessonKit
import Synchronization

chapter(3, "One at a time")

// snippet.naive
/// Anybody sends to it, from any thread, and all who listen hear it.
final class Channel<Value: Sendable>: Sendable {
  private let handlers = Mutex<[@Sendable (Value) -> Void]>([])

  func listen(_ handler: @escaping @Sendable (Value) -> Void) {
    handlers.withLock { $0.append(handler) }
  }

  func send(_ value: Value) {
    let handlers = handlers.withLock { $0 }
    for handler in handlers { handler(value) }
  }
}
// snippet.end

heading("It works")
// snippet.works
let news = Channel<String>()
news.listen { text in print("Ada hears \(text)") }
news.listen { text in print("Ben hears \(text)") }
news.send("good morning")
news.send("good night")
// snippet.end

heading("Two threads")
// snippet.threads
let balance = Mutex(0)
let inside = Counter()
let together = Counter()
let meeting = Meeting()

let payments = Channel<Int>()
payments.listen { amount in
  let before = balance.withLock { $0 }
  inside.increment()
  if meeting.attend() { together.increment() }
  balance.withLock { $0 = before + amount }
}

let bothHavePaid = DispatchGroup()
for payer in ["Ada", "Ben"] {
  DispatchQueue(label: payer).async(group: bothHavePaid) { payments.send(1) }
}
bothHavePaid.wait()
print("calls of the handler: \(inside.count)")
print("of them not alone in it: \(together.count)")
print("two payments of 1, and the balance is \(balance.withLock { $0 })")
// snippet.end

heading("An answer from inside")
// snippet.answer
let chat = Channel<String>()
chat.listen { text in
  print("Ada hears \(text)")
  if text == "lunch?" { chat.send("yes!") }
}
chat.listen { text in print("Ben hears \(text)") }
chat.send("lunch?")
// snippet.end
