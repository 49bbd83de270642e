// Exercise 27 · The lift
//
// Two displays show where the lift is. The roof's is switched on at tick 3.

import AppBridge
import LessonKit
import ReactiveCore

enum SensorError: Error { case broken }
let clock = VirtualScheduler()
let sensorRuns = Counter()
let floors = Signal.interval(every: .ticks(2), on: clock)
  .setFailureType(to: SensorError.self)
  .flatMap { n in n < 3 ? .just("floor \(n)") : .failed(.broken) }
  .handleEvents(subscribed: { sensorRuns.increment() })

@MainActor final class Display {
  let place: String
  var text = "" {
    didSet { print("tick \(clock.tick): \(place) shows \(text)") }
  }
  init(_ place: String) { self.place = place }
}
let hall = Display("the hall")
let roof = Display("the roof")

// Your turn: let both displays show the floor, from one run of the sensor, and
// "out of order" when it breaks. Let 3 ticks pass before the roof is
// switched on; it must then show a floor at once.
// gap
clock.advance(ticks: 9)
print("the hall: \(hall.text), the roof: \(roof.text)")
print("runs of the sensor: \(sensorRuns.count)")
