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
