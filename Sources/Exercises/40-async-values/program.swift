// Exercise 40 · Ada's ride in the lift
//
// A display shows each floor, as long as somebody looks at it.

import LessonKit
import ReactiveCore

let clock = VirtualScheduler()
let lift = Subject<Int, Never>()
let isOn = Property(false)
let display = lift.signal.handleEvents(
  subscribed: { isOn.value = true }, disposed: { isOn.value = false })
for floor in 1...3 { clock.at(floor) { lift.send(floor) } }  // then it waits

let ride = Task {
  // Your turn: wait for the floors in a loop, and print "  floor …" for each.
  // At floor 3 Ada gets out: leave the loop, and the display goes off.
  // gap
  print("Ada has got out")
}
Task { clock.run() }  // begins when the ride waits
await ride.value
print("the display is on: \(isOn.value)")

// MARK: laid-out

_ = display.subscribe { print("  floor \($0)") }

// MARK: solution

for await floor in display.values {
  print("  floor \(floor)")
  if floor == 3 { break }
}

// MARK: task-of-its-own

Task {
  for await floor in display.values {
    print("  floor \(floor)")
    if floor == 3 { break }
  }
}

// MARK: goes-on

for await floor in display.values {
  if floor > 3 { break }
  print("  floor \(floor)")
}

// MARK: no-values

for await floor in display {
  print("  floor \(floor)")
  if floor == 3 { break }
}

// MARK: no-await

for floor in display.values {
  print("  floor \(floor)")
  if floor == 3 { break }
}

// MARK: subscribed

let ride = Disposable()
display.subscribe(as: ride) { floor in
  print("  floor \(floor)")
  if floor == 3 { ride.dispose() }
}
