// Exercise 20 · The taxi
//
// Ada and Ben call a taxi. A driver answers, or they wait in vain.

import LessonKit
import ReactiveCore

enum TaxiError: Error { case nobodyComes }
let clock = VirtualScheduler()
@Sendable func say(_ text: String) { print("tick \(clock.tick): \(text)") }

/// Asks all drivers; one of them answers after that many ticks.
func driver(answeringAfter ticks: Int) -> Signal<String, TaxiError> {
  Signal.timer(after: .ticks(ticks), sending: "the taxi", on: clock)
    .handleEvents(next: { _ in say("  a driver answers") })
}

for (name, ticks) in [("Ada", 4), ("Ben", 9)] {
  let answer = driver(answeringAfter: ticks)
  // Your turn: the taxi comes 3 ticks after a driver has answered. If no driver
  // has answered after 5 ticks, let taxi fail at once with nobodyComes.
  // gap
  taxi.subscribe { text in
    say("\(text) comes for \(name)")
  } failed: { error in
    say("\(error), says the screen to \(name)")
  }
}
clock.run()

// MARK: laid-out

let taxi = answer

// MARK: solution

let taxi =
  answer
  .timeout(after: .ticks(5), failingWith: .nobodyComes, on: clock)
  .delay(for: .ticks(3), on: clock)

// MARK: no-limit

let taxi = answer.delay(for: .ticks(3), on: clock)

// MARK: no-way

let taxi =
  answer
  .timeout(after: .ticks(5), failingWith: .nobodyComes, on: clock)

// MARK: delayed-first

let taxi =
  answer
  .delay(for: .ticks(3), on: clock)
  .timeout(after: .ticks(5), failingWith: .nobodyComes, on: clock)

// MARK: limit-for-both

let taxi =
  answer
  .delay(for: .ticks(3), on: clock)
  .timeout(after: .ticks(8), failingWith: .nobodyComes, on: clock)
