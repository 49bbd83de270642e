// Exercise 10 · Tonight's film
//
// Ada and Ben want to watch a film. At the moment each of them waits for their
// own download.

import LessonKit
import ReactiveCore

let clock = VirtualScheduler()
let downloads = Counter()
let film = Signal.interval(every: .ticks(3), on: clock).handleEvents(
  subscribed: {
    print("tick \(clock.tick): download \(downloads.increment()) begins")
  })

// Your turn: one download for both. It begins at tick 0, before anybody plays
// the film, and whoever plays it gets all parts from the beginning.
// gap

@Sendable func play(_ name: String) {
  print("tick \(clock.tick): \(name) presses play")
  parts.subscribe { part in print("  \(name) gets part \(part)") }
}
clock.at(4) { play("Ada") }
clock.at(11) { play("Ben") }
clock.advance(ticks: 13)

// MARK: laid-out

let parts = film

// MARK: solution

let parts = film.startEagerly(on: clock)

// MARK: lazily

let parts = film.replayLazily()

// MARK: shared

let parts = film.share(replay: 1)

// MARK: plain-share

let parts = film.share()

// MARK: connected

let connectable = film.multicast()
connectable.connect()
let parts = connectable.signal

// MARK: property

let present = Property(0)
film.subscribe { part in present.value = part }
let parts = present.signal
