// Exercise c06b · When all are over
//
// Each tap loads a page. Ada's signal completes when there will be no more taps
// and no page is on its way. It must not complete sooner, or run for ever.

import LessonKit
import Synchronization

enum Event<Value: Sendable>: Sendable {
  case next(Value)
  case completed
}

typealias Handler<Value: Sendable> = @Sendable (Event<Value>) -> Void

struct Signal<Value: Sendable>: Sendable {
  let producer: @Sendable (@escaping Handler<Value>) -> Void

  /// Passes on nothing after the end, as in exercise c01.
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

  func flatMap<Output>(
    _ transform: @escaping @Sendable (Value) -> Signal<Output>
  ) -> Signal<Output> {
    Signal<Output> { send in
      // Your turn: complete when the source has completed and no page is on
      // its way. Change only this closure.
      // gap
    }
  }
}

/// A source for one listener.
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

let show: Handler<String> = { event in
  switch event {
  case .next(let page): print("Ada sees \(page)")
  case .completed: print("it is over")
  }
}

heading("The last page comes after the last tap")
let taps = Sender<Int>()
let answers = [Sender<String>(), Sender<String>()]
taps.signal.flatMap { answers[$0].signal }.subscribe(show)
taps.send(0)
taps.send(1)
print("no more taps")
taps.complete()
for (number, answer) in answers.enumerated() {
  answer.send("page \(number)")
  print("page \(number) is there")
  answer.complete()
}

heading("A tap after the first page")
let later = Sender<Int>()
let pages = [Sender<String>(), Sender<String>()]
later.signal.flatMap { pages[$0].signal }.subscribe(show)
for (number, page) in pages.enumerated() {
  later.send(number)
  page.send("page \(number)")
  page.complete()
}
print("no more taps")
later.complete()

heading("Pages that are there at once")
let saved = Signal<Int> { send in
  for number in 0...2 { send(.next(number)) }
  send(.completed)
}
saved.flatMap { number in
  Signal<String> { send in
    send(.next("page \(number)"))
    send(.completed)
  }
}.subscribe(show)

heading("No tap at all")
let nobody = Signal<Int> { send in send(.completed) }
nobody.flatMap { _ in Signal<String> { _ in } }.subscribe(show)
