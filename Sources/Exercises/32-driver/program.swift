// Exercise 32 · The lift
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
let bag = DisposeBag()  // for your subscriptions

// Your turn: let both displays show the floor, from one run of the sensor, and
// "out of order" when it breaks. Let 3 ticks pass before the roof is
// switched on; it must then show a floor at once.
// gap
clock.advance(ticks: 9)
print("the hall: \(hall.text), the roof: \(roof.text)")
print("runs of the sensor: \(sensorRuns.count)")

// MARK: laid-out

floors.subscribe { text in print("\(text) goes nowhere") }
clock.advance(ticks: 3)
floors.subscribe { text in print("\(text) goes nowhere") }

// MARK: solution

let lift = floors.asDriver(onErrorJustReturn: "out of order", on: clock)
lift.drive { text in hall.text = text }.disposed(by: bag)
clock.advance(ticks: 3)
lift.drive { text in roof.text = text }.disposed(by: bag)

// MARK: main-queue

let lift = floors.asDriver(onErrorJustReturn: "out of order")
lift.drive { text in hall.text = text }.disposed(by: bag)
clock.advance(ticks: 3)
lift.drive { text in roof.text = text }.disposed(by: bag)

// MARK: two-drivers

floors.asDriver(onErrorJustReturn: "out of order", on: clock)
  .drive { text in hall.text = text }.disposed(by: bag)
clock.advance(ticks: 3)
floors.asDriver(onErrorJustReturn: "out of order", on: clock)
  .drive { text in roof.text = text }.disposed(by: bag)

// MARK: late-roof

let lift = floors.asDriver(onErrorJustReturn: "out of order", on: clock)
clock.advance(ticks: 3)
lift.drive { text in hall.text = text }.disposed(by: bag)
lift.drive { text in roof.text = text }.disposed(by: bag)

// MARK: other-text

let lift = floors.asDriver(onErrorJustReturn: "floor 0", on: clock)
lift.drive { text in hall.text = text }.disposed(by: bag)
clock.advance(ticks: 3)
lift.drive { text in roof.text = text }.disposed(by: bag)

// MARK: subscribed

floors.subscribe { text in hall.text = text }
clock.advance(ticks: 3)
floors.subscribe { text in roof.text = text }
