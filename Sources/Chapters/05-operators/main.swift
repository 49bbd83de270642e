// Chapter 5 · Operators
//
// An operator makes a signal from a signal, and remembers something. Where it
// remembers, and whom it stops, decides. Run me: make chapter-05

import LessonKit
import Synchronization

chapter(5, "Operators")

enum Event<Value: Sendable>: Sendable {
  case next(Value)
  case completed
}

/// One subscription, as chapter 2's exercise leaves it, without its teardown.
final class Subscription: Sendable {
  private let over = Mutex(false)

  var isDisposed: Bool { over.withLock { $0 } }

  func dispose() { over.withLock { $0 = true } }
}

struct Subscriber<Value: Sendable>: Sendable {
  let subscription: Subscription
  let receive: @Sendable (Event<Value>) -> Void
}

struct Signal<Value: Sendable>: Sendable {
  let producer: @Sendable (Subscriber<Value>) -> Void

  func subscribe(_ handler: @escaping @Sendable (Event<Value>) -> Void) {
    let subscription = Subscription()
    let subscriber = Subscriber<Value>(subscription: subscription) { event in
      if subscription.isDisposed { return }
      handler(event)
      if case .completed = event { subscription.dispose() }
    }
    producer(subscriber)
  }
}

// snippet.naive
extension Signal {
  /// Sends each value on with another value in its place.
  func map<Output>(
    _ transform: @escaping @Sendable (Value) -> Output
  ) -> Signal<Output> {
    Signal<Output> { subscriber in
      subscribe { event in
        switch event {
        case .next(let value): subscriber.receive(.next(transform(value)))
        case .completed: subscriber.receive(.completed)
        }
      }
    }
  }

  /// Sends the first values on, as many as `count` says, and completes.
  func take(_ count: Int) -> Signal {
    let taken = Counter()
    return Signal { subscriber in
      subscribe { event in
        guard case .next = event else { return subscriber.receive(event) }
        let number = taken.increment()
        if number <= count { subscriber.receive(event) }
        if number == count { subscriber.receive(.completed) }
      }
    }
  }
}
// snippet.end

heading("It works")
// snippet.works
let days = Signal<Int> { subscriber in
  for day in 1...3 { subscriber.receive(.next(day)) }
  subscriber.receive(.completed)
}
days.map { "day \($0)" }.take(2).subscribe { event in
  print("Ada gets \(event)")
}
// snippet.end

heading("The source goes on")
// snippet.endless
let numbers = Signal<Int> { subscriber in
  var number = 0
  while !subscriber.subscription.isDisposed && number < 1_000 {
    number += 1
    subscriber.receive(.next(number))
  }
  print("the source has sent \(number)")
}
let one = numbers.take(1)
one.subscribe { event in print("Ada gets \(event)") }
// snippet.end

heading("The same as a drawing")
let sent = Recorder<Timeline.Entry>()
let heard = Recorder<Timeline.Entry>()
let five = Signal<Int> { subscriber in
  for number in 1...5 where !subscriber.subscription.isDisposed {
    sent.append(Timeline.Entry(tick: 4 * number, mark: .next("\(number)")))
    subscriber.receive(.next(number))
  }
}
five.take(1).subscribe { event in
  let mark: Timeline.Mark =
    switch event {
    case .next(let number): .next("\(number)")
    case .completed: .completed
    }
  heard.append(Timeline.Entry(tick: 4 * sent.values.count, mark: mark))
}
draw(
  "one number is wanted",
  MarbleDrawing([
    Timeline("the source", sent.values), Timeline("Ada", heard.values),
  ]))

heading("The second gets nothing")
// snippet.second
one.subscribe { event in print("Ben gets \(event)") }
// snippet.end
