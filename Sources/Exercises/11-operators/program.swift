// Exercise 11 · My stop
//
// A bus goes from stop to stop. Passengers stay on it until their own stop.

import LessonKit
import ReactiveCore

extension Signal<Int, Never> {
  func until(_ stop: Int) -> Signal {
    // Your turn: pass on the stops, the passenger's own stop as well, and
    // complete there. Complete, too, when the bus goes no further.
    // gap
  }
}

let ring = Signal<Int, Never>.from(1...)  // this line has no end
let shuttle = Signal<Int, Never>.from([1, 2])

for (name, ride) in [("Ada", ring.until(3)), ("Ben", shuttle.until(5))] {
  ride.subscribe(
    next: { print("  \(name) is at stop \($0)") },
    completed: { print("  \(name) gets off") })
}

// MARK: laid-out

Signal { subscriber in
  subscriber.complete()
  return Disposable()
}

// MARK: solution

Signal { subscriber in
  subscribeToEvents(as: subscriber.subscription) { event in
    subscriber.forward(event)
    if case .next(let number) = event, number == stop {
      subscriber.complete()
    }
  }
}

// MARK: one-short

Signal { subscriber in
  subscribeToEvents(as: subscriber.subscription) { event in
    if case .next(let number) = event, number == stop {
      subscriber.complete()
    }
    subscriber.forward(event)
  }
}

// MARK: forgetful

Signal { subscriber in
  subscribe(as: subscriber.subscription) { number in
    subscriber.send(number)
    if number == stop { subscriber.complete() }
  }
}

// MARK: only-mine

Signal { subscriber in
  subscribeToEvents(as: subscriber.subscription) { event in
    if case .next(let number) = event, number != stop { return }
    subscriber.forward(event)
    subscriber.complete()
  }
}

// MARK: own-subscription

Signal { subscriber in
  subscribeToEvents { event in
    subscriber.forward(event)
    if case .next(let number) = event, number == stop {
      subscriber.complete()
    }
  }
}
