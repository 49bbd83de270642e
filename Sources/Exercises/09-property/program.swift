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
