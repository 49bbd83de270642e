// Exercise 09 · The thermostat
//
// A thermostat has a wheel and two displays. At the moment a display stays dark
// until somebody turns the wheel.

import LessonKit
import ReactiveCore

// Your turn: let the temperature be state. It is 20 degrees until somebody
// turns the wheel, and a display shows the value as soon as it is on.
// gap

func turn(to degrees: Int) {
  print("turned to \(degrees)")
  set(degrees)
}
func switchOn(_ display: String) -> Disposable {
  print("\(display) goes on")
  return temperature.subscribe { print("  \(display) shows \($0)") }
}
let hall = switchOn("hall")
hall.dispose()
turn(to: 22)
let bedroom = switchOn("bedroom")
turn(to: 19)
bedroom.dispose()

// MARK: laid-out

let wheel = Subject<Int, Never>()
let temperature = wheel.signal
func set(_ degrees: Int) { wheel.send(degrees) }

// MARK: solution

let target = Property(20)
let temperature = target.signal
func set(_ degrees: Int) { target.value = degrees }

// MARK: starts-with

let wheel = Subject<Int, Never>()
let temperature = wheel.signal.startWith(20)
func set(_ degrees: Int) { wheel.send(degrees) }

// MARK: replayed

let wheel = ReplaySubject<Int, Never>(bufferSize: 1)
let temperature = wheel.signal
func set(_ degrees: Int) { wheel.send(degrees) }

// MARK: all-kept

let wheel = ReplaySubject<Int, Never>(bufferSize: .max)
wheel.send(20)
let temperature = wheel.signal
func set(_ degrees: Int) { wheel.send(degrees) }

// MARK: read-once

let target = Property(20)
let temperature = Signal<Int, Never>.just(target.value)
func set(_ degrees: Int) { target.value = degrees }
