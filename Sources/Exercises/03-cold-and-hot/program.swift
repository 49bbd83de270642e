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

// MARK: laid-out

let beat = drummer

// MARK: solution

let street = Subject<Int, Never>()
drummer.subscribe { street.send($0) }
let beat = street.signal

// MARK: not-fed

let street = Subject<Int, Never>()
let beat = street.signal

// MARK: late-feed

let street = Subject<Int, Never>()
clock.at(3) { drummer.subscribe { street.send($0) } }
let beat = street.signal

// MARK: one-feed-each

let street = Subject<Int, Never>()
for _ in ["Ada", "Ben"] { drummer.subscribe { street.send($0) } }
let beat = street.signal

// MARK: looks-on

let street = Subject<Int, Never>()
drummer.subscribe { street.send($0) }
let beat = drummer.handleEvents(next: { street.send($0) })

// MARK: replayed

let beat = drummer.replayLazily()
beat.subscribe()
