// Exercise 07b · An answer that comes at once
//
// Ada's and Ben's phones read the menu of the day. The kitchen answers each
// call at once. At the moment it is called twice.

import LessonKit
import ReactiveCore

let calls = Counter()
let menu = Signal<String, Never>.just("soup").handleEvents(
  subscribed: { print("call \(calls.increment())") })

func read(_ name: String, _ menu: Signal<String, Never>) {
  print("\(name) waits")
  menu.subscribe { dish in print("  \(name) reads \(dish)") }
}

// Your turn: let Ada and Ben share one call, which begins when both wait.
// gap
print("calls: \(calls.count)")

// MARK: laid-out

let shared = menu.share()
read("Ada", shared)
read("Ben", shared)

// MARK: solution

let connectable = menu.multicast()
read("Ada", connectable.signal)
read("Ben", connectable.signal)
connectable.connect()

// MARK: not-connected

let connectable = menu.multicast()
read("Ada", connectable.signal)
read("Ben", connectable.signal)

// MARK: too-early

let connectable = menu.multicast()
connectable.connect()
read("Ada", connectable.signal)
read("Ben", connectable.signal)

// MARK: between

let connectable = menu.multicast()
read("Ada", connectable.signal)
connectable.connect()
read("Ben", connectable.signal)

// MARK: kept

let kept = menu.replayLazily()
read("Ada", kept)
read("Ben", kept)
