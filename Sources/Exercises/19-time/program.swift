// Exercise 19 · Tea
//
// Tea is ready three minutes after the water boils. A test does not wait.

import LessonKit
import ReactiveCore

enum KettleError: Error { case dry }
let clock = VirtualScheduler()
@Sendable func say(_ text: String) {
  print("second \(Int(clock.now / .seconds(1))): \(text)")
}

/// Boils water in a minute; a dry kettle fails after half a minute.
func boil(_ kettle: String) -> Signal<String, KettleError> {
  Signal.timer(after: .seconds(30), sending: (), on: clock)
    .flatMap { _ -> Signal<String, KettleError> in
      if kettle == "dry" { return .failed(.dry) }
      return .timer(after: .seconds(30), sending: kettle, on: clock)
    }
}

for kettle in ["full", "dry"] {
  let water = boil(kettle)
  // Your turn: let tea send what water sends, three minutes later. If water
  // fails, say so at once. The test runs on clock.
  // gap
  tea.subscribe(
    next: { kettle in say("tea is ready, from the \(kettle) kettle") },
    failed: { error in say("no tea, the kettle is \(error)") })
}
clock.run()
say("the test is over")

// MARK: laid-out

let tea = water

// MARK: solution

let tea = water.delay(for: .seconds(180), on: clock)

// MARK: real-clock

let tea = water.delay(for: .seconds(180), on: QueueScheduler(label: "tea"))

// MARK: no-water

let tea = Signal<String, KettleError>
  .timer(after: .seconds(180), sending: kettle, on: clock)

// MARK: in-ticks

let tea = water.delay(for: .ticks(180), on: clock)

// MARK: three-minutes-in-all

let tea = water.delay(for: .seconds(120), on: clock)
