// Exercise 31 · Ada's ride in the lift
//
// A display shows each floor, as long as somebody looks at it.

import LessonKit
import ReactiveCore

let clock = VirtualScheduler()
let lift = Subject<Int, Never>()
let display = lift.signal.handleEvents(
  subscribed: { print("the display is on") },
  disposed: { print("the display is off") })
for floor in 1...3 { clock.at(floor) { lift.send(floor) } }  // then it waits

let ride = Task {
  // Your turn: wait for the floors in a loop, and print "  floor …" for each.
  // At floor 3 Ada gets out: leave the loop, and the display goes off.
  // gap
  print("Ada has got out")
}
Task { clock.run() }  // begins when the ride waits
await ride.value
