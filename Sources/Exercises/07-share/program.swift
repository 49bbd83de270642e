// Exercise 07 · One GPS for all apps
//
// A GPS drains the battery, and each app that asks for the place starts one.

import LessonKit
import ReactiveCore

let clock = VirtualScheduler()
let devices = Counter()
let gps = Signal.interval(every: .ticks(2), on: clock).handleEvents(
  subscribed: { print("tick \(clock.tick): GPS \(devices.increment()) is on") },
  disposed: { print("tick \(clock.tick): a GPS is off") })

// Your turn: one GPS for all apps. The first app that asks switches it on, and
// the last one that leaves switches it off. No place is kept.
// gap

func open(_ app: String) -> Disposable {
  print("\(app) opens")
  return places.subscribe { place in print("  \(app) gets place \(place)") }
}
let maps = open("maps")
clock.advance(ticks: 5)
let camera = open("camera")
clock.advance(ticks: 4)
for app in [maps, camera] { app.dispose() }
clock.advance(ticks: 3)
let taxi = open("taxi")
clock.advance(ticks: 3)

// MARK: laid-out

let places = gps

// MARK: solution

let places = gps.share()

// MARK: not-connected

let places = gps.multicast().signal

// MARK: connected

let connectable = gps.multicast()
connectable.connect()
let places = connectable.signal

// MARK: stays

let places = gps.replayLazily()

// MARK: keeps

let places = gps.share(replay: 1)
