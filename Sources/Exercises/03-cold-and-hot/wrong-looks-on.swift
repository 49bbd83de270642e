// Exercise 03 · One drummer for the parade
//
// As it is, everybody who listens gets a drummer of their own.

import LessonKit
import ReactiveCore

let clock = VirtualScheduler()
let drummers = Counter()
let drummer = Signal.interval(every: .ticks(2), on: clock)
  .handleEvents(subscribed: {
    print("tick \(clock.tick): drummer \(drummers.increment()) begins")
  })

// Your turn: one drummer plays for all, from tick 0 on, heard or not. Let beat
// be hot: put a subject between the drummer and those who listen.
let street = Subject<Int, Never>()
drummer.subscribe { street.send($0) }
let beat = drummer.handleEvents(next: { street.send($0) })

@Sendable func listen(_ name: String) {
  beat.subscribe { print("tick \(clock.tick): \(name) hears beat \($0)") }
}
clock.at(3) { listen("Ada") }
clock.at(5) { listen("Ben") }
clock.advance(ticks: 8)
