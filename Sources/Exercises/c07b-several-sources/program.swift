// Exercise c07b · Partners
//
// The first guest on one side dances with the first on the other. The music
// stops when no more pairs can come.

import LessonKit
import Synchronization

enum Event<Value: Sendable>: Sendable {
  case next(Value)
  case completed
}

typealias Handler<Value: Sendable> = @Sendable (Event<Value>) -> Void

struct Signal<Value: Sendable>: Sendable {
  let producer: @Sendable (@escaping Handler<Value>) -> Void

  func subscribe(_ handler: @escaping Handler<Value>) {
    let isOver = Mutex(false)
    producer { event in
      let wasOver = isOver.withLock { isOver in
        let wasOver = isOver
        if case .completed = event { isOver = true }
        return wasOver
      }
      if !wasOver { handler(event) }
    }
  }
}

final class Sender<Value: Sendable>: Sendable {
  private let handlers = Recorder<Handler<Value>>()

  var signal: Signal<Value> {
    Signal { [handlers] handler in handlers.append(handler) }
  }

  func send(_ value: Value) {
    for handler in handlers.values { handler(.next(value)) }
  }

  func complete() {
    for handler in handlers.values { handler(.completed) }
  }
}

enum Input<First: Sendable, Second: Sendable>: Sendable {
  case first(Event<First>)
  case second(Event<Second>)
}

/// What zip remembers; it gets one input at a time, so it needs no lock.
struct Memory<First: Sendable, Second: Sendable>: Sendable {
  // Your turn: return what to send after this input: nothing, a pair, an end,
  // or both. Change only this struct.
  // gap
}

/// Pairs the first of both, then the second of both, and so on.
///
/// With several threads it would need the queue of exercise c03. Here one
/// thread sends, and no handler sends, so a lock is enough.
func zip<First, Second>(
  _ first: Signal<First>, _ second: Signal<Second>
) -> Signal<(First, Second)> {
  Signal { handler in
    let memory = Mutex(Memory<First, Second>())
    let receive: @Sendable (Input<First, Second>) -> Void = { input in
      let events = memory.withLock { $0.receive(input) }
      for event in events { handler(event) }
    }
    first.subscribe { receive(.first($0)) }
    second.subscribe { receive(.second($0)) }
  }
}

let show: Handler<(String, String)> = { event in
  switch event {
  case .next(let (one, other)): print("\(one) dances with \(other)")
  case .completed: print("the music stops")
  }
}

heading("Three come at once")
let left = Sender<String>()
let right = Sender<String>()
zip(left.signal, right.signal).subscribe(show)
for name in ["Ada", "Cleo", "Eve"] { left.send(name) }
for name in ["Ben", "Dan"] { right.send(name) }

heading("The door on the left closes")
left.complete()
print("Eve waits")
right.send("Finn")
print("nobody waits on the left")

heading("A door closes, and nobody waits")
let ladies = Sender<String>()
let guests = Sender<String>()
zip(ladies.signal, guests.signal).subscribe(show)
guests.send("Gus")
print("the door on the left closes")
ladies.complete()
print("good night")
