// Exercise 03 · One drummer for the parade
//
// At the moment every listener gets a drummer of their own.

import LessonKit
import ReactiveCore

let clock = VirtualScheduler()
let drummers = Counter()
let drummer = Signal<Int, Never> { subscriber in
  print("tick \(clock.tick): drummer \(drummers.increment()) begins")
  let beats = Signal.interval(every: .ticks(2), on: clock)
  return beats.subscribe { beat in subscriber.send(beat) }
}

// Your turn: one drummer plays for all, from tick 0 on, even if nobody listens
// yet. Let beat be hot: put a subject between the drummer and the listeners.
// gap

@Sendable func listen(_ name: String) {
  beat.subscribe { print("tick \(clock.tick): \(name) hears beat \($0)") }
}
clock.at(3) { listen("Ada") }
clock.at(5) { listen("Ben") }
clock.advance(ticks: 8)
