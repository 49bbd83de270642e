// Chapter 1 · A closure
//
// A signal is a closure, and these lines are one. They work, until somebody
// sends a value after the end. Run me: make chapter-01

import LessonKit

chapter(1, "A closure")

// snippet.naive
/// What a signal tells: a value, or that it is over.
enum Event<Value: Sendable>: Sendable {
  case next(Value)
  case completed
}

/// Who listens: it hands each event to a handler.
final class Subscriber<Value: Sendable>: Sendable {
  private let handler: @Sendable (Event<Value>) -> Void

  init(_ handler: @escaping @Sendable (Event<Value>) -> Void) {
    self.handler = handler
  }

  func receive(_ event: Event<Value>) {
    handler(event)
  }
}

/// A signal: a closure that does the work for a subscriber.
struct Signal<Value: Sendable>: Sendable {
  let producer: @Sendable (Subscriber<Value>) -> Void

  func subscribe(_ handler: @escaping @Sendable (Event<Value>) -> Void) {
    producer(Subscriber(handler))
  }
}
// snippet.end

heading("It works")
// snippet.works
let requests = Counter()
let weather = Signal<String> { subscriber in
  print("request \(requests.increment())")
  subscriber.receive(.next("rain"))
  subscriber.receive(.completed)
}
weather.subscribe { event in print("Ada gets \(event)") }
weather.subscribe { event in print("Ben gets \(event)") }
// snippet.end

heading("It breaks")
// snippet.breaks
let saved = Signal<String> { subscriber in
  subscriber.receive(.next("rain"))
  subscriber.receive(.completed)
}
let loaded = Signal<String> { subscriber in
  subscriber.receive(.next("sun"))
  subscriber.receive(.completed)
}
let both = Signal<String> { subscriber in
  saved.producer(subscriber)
  loaded.producer(subscriber)
}
let row = Recorder<Timeline.Mark>()
both.subscribe { event in
  print("the screen gets \(event)")
  switch event {
  case .next(let value): row.append(.next(value))
  case .completed: row.append(.completed)
  }
}
// snippet.end
heading("The same as a drawing")
var screen = Timeline("the screen")
for (step, mark) in row.values.enumerated() {
  screen.append(mark, at: step * 2)
}
draw(
  "a value after the end",
  MarbleDrawing([screen, .subscription("", from: 0)]))
