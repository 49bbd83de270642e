// Exercise 17 · The kitchen closes
//
// Guests order, and the kitchen cooks each dish in three steps.

import LessonKit
import ReactiveCore

let clock = VirtualScheduler()
@Sendable func say(_ text: String) { print("tick \(clock.tick): \(text)") }
let orders = Subject<String, Never>()
let closing = Subject<String, Never>()

@Sendable func cook(_ dish: String) -> Signal<String, Never> {
  Signal.interval(every: .ticks(2), on: clock).take(3)
    .map { step in "\(dish), step \(step + 1)" }
    .handleEvents(disposed: { say("the stove under the \(dish) is off") })
}

// Your turn: when the kitchen closes, everything stops: no new dish begins,
// no stove stays on, and the waiter is told that it is over.
// gap

clock.at(0) { orders.send("soup") }
clock.at(5) { orders.send("fish") }
clock.at(8) { closing.send("ten o'clock") }
clock.at(9) { orders.send("cake") }
clock.run()

// MARK: laid-out

let kitchen = orders.signal.flatMap { dish in cook(dish) }
kitchen.subscribe { step in
  say(step)
} completed: {
  say("the waiter goes home")
}

// MARK: solution

let kitchen = orders.signal.flatMap { dish in cook(dish) }
  .take(until: closing.signal)
kitchen.subscribe { step in
  say(step)
} completed: {
  say("the waiter goes home")
}

// MARK: in-front

let kitchen = orders.signal.take(until: closing.signal)
  .flatMap { dish in cook(dish) }
kitchen.subscribe { step in
  say(step)
} completed: {
  say("the waiter goes home")
}

// MARK: inside

let kitchen = orders.signal.flatMap { dish in
  cook(dish).take(until: closing.signal)
}
kitchen.subscribe { step in
  say(step)
} completed: {
  say("the waiter goes home")
}

// MARK: counted

let kitchen = orders.signal.flatMap { dish in cook(dish) }
  .take(4)
kitchen.subscribe { step in
  say(step)
} completed: {
  say("the waiter goes home")
}

// MARK: disposed

let kitchen = orders.signal.flatMap { dish in cook(dish) }
let evening = Disposable()
closing.signal.subscribe { _ in evening.dispose() }
kitchen.subscribe(as: evening) { step in
  say(step)
} completed: {
  say("the waiter goes home")
}
