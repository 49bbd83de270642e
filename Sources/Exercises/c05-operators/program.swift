// Exercise c05 · As many as wanted
//
// A tap drips for ever, and Ada wants two drops. Mend the operator take: it has
// to stop its source, and to count for each subscription separately.

import LessonKit
import Synchronization

enum Event<Value: Sendable>: Sendable {
  case next(Value)
  case completed
}

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

extension Signal {
  func take(_ count: Int) -> Signal {
    // Your turn: count for each subscription separately, and stop the source
    // with the last value that is wanted. Change only this function.
    // gap
  }
}

let drops = Signal<String> { subscriber in
  var number = 0
  while !subscriber.subscription.isDisposed && number < 100 {
    number += 1
    subscriber.receive(.next("drop \(number)"))
  }
  print("the tap has dripped \(number) times")
}
let two = drops.take(2)
heading("Ada subscribes")
two.subscribe { event in print(event) }
heading("Ben subscribes")
two.subscribe { event in print(event) }

// MARK: laid-out

let taken = Counter()
return Signal { subscriber in
  subscribe { event in
    guard case .next = event else { return subscriber.receive(event) }
    let number = taken.increment()
    if number <= count { subscriber.receive(event) }
    if number == count { subscriber.receive(.completed) }
  }
}

// MARK: solution

Signal { subscriber in
  let taken = Counter()
  producer(
    Subscriber(subscription: subscriber.subscription) { event in
      guard case .next = event else { return subscriber.receive(event) }
      let number = taken.increment()
      if number <= count { subscriber.receive(event) }
      if number == count { subscriber.receive(.completed) }
    })
}

// MARK: goes-on

Signal { subscriber in
  let taken = Counter()
  subscribe { event in
    guard case .next = event else { return subscriber.receive(event) }
    let number = taken.increment()
    if number <= count { subscriber.receive(event) }
    if number == count { subscriber.receive(.completed) }
  }
}

// MARK: one-count

let taken = Counter()
return Signal { subscriber in
  producer(
    Subscriber(subscription: subscriber.subscription) { event in
      guard case .next = event else { return subscriber.receive(event) }
      let number = taken.increment()
      if number <= count { subscriber.receive(event) }
      if number == count { subscriber.receive(.completed) }
    })
}

// MARK: never-complete

Signal { subscriber in
  let taken = Counter()
  producer(
    Subscriber(subscription: subscriber.subscription) { event in
      guard case .next = event else { return subscriber.receive(event) }
      let number = taken.increment()
      if number <= count { subscriber.receive(event) }
    })
}
