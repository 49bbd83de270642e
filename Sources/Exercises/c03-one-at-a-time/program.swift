// Exercise c03 · One at a time
//
// A handler runs on two threads at once, and money is lost. Ben hears an
// answer before its question. Let a channel deliver one value at a time.

import Dispatch
import LessonKit
import Synchronization

final class Channel<Value: Sendable>: Sendable {
  // gap

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
