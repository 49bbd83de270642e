// Exercise c01 · Nothing after the end
//
// The screen hides its spinner when it hears the end. Then the server answers,
// too. Mend the subscriber: after an end, it passes on nothing more.

import LessonKit
import Synchronization

enum Event<Value: Sendable>: Sendable {
  case next(Value)
  case completed
}

final class Subscriber<Value: Sendable>: Sendable {
  private let handler: @Sendable (Event<Value>) -> Void
  private let isOver = Mutex(false)

  init(_ handler: @escaping @Sendable (Event<Value>) -> Void) {
    self.handler = handler
  }

  func receive(_ event: Event<Value>) {
    // Your turn: pass on the values and the first end, and nothing after it.
    // Change only this function.
    // gap
  }
}

struct Signal<Value: Sendable>: Sendable {
  let producer: @Sendable (Subscriber<Value>) -> Void

  func subscribe(_ handler: @escaping @Sendable (Event<Value>) -> Void) {
    producer(Subscriber(handler))
  }
}

let weather = Signal<String> { subscriber in
  subscriber.receive(.next("rain, says the cache"))
  subscriber.receive(.next("wind, says the cache"))
  subscriber.receive(.completed)
  subscriber.receive(.next("sun, says the server"))
  subscriber.receive(.completed)
}
heading("Ada subscribes")
weather.subscribe { event in print(event) }
heading("Ben subscribes")
weather.subscribe { event in print(event) }

// MARK: laid-out

handler(event)

// MARK: solution

let wasOver = isOver.withLock { isOver in
  let wasOver = isOver
  if case .completed = event { isOver = true }
  return wasOver
}
if !wasOver { handler(event) }

// MARK: two-ends

switch event {
case .next: if !isOver.withLock({ $0 }) { handler(event) }
case .completed:
  isOver.withLock { $0 = true }
  handler(event)
}

// MARK: no-end

let isOver = isOver.withLock { isOver in
  if case .completed = event { isOver = true }
  return isOver
}
if !isOver { handler(event) }

// MARK: no-values

let isFirst = isOver.withLock { isOver in
  let isFirst = !isOver
  isOver = true
  return isFirst
}
if isFirst { handler(event) }
