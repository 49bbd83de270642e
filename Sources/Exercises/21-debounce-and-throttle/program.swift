// Exercise 21 · The audio guide
//
// Ada walks through a museum, and her guide has a story for each picture.

import LessonKit
import ReactiveCore

let clock = VirtualScheduler()
func tell(_ line: String) { print("tick \(clock.tick): \(line)") }

/// Four sentences about a picture, one every other tick.
func story(of picture: String) -> Signal<String, Never> {
  Signal.interval(every: .ticks(2), on: clock).take(4)
    .map { "\(picture), sentence \($0 + 1)" }
}

let pictures = Subject<String, Never>()
// Your turn: the guide begins a story when Ada has stood still for 4 ticks.
// When it begins another one, it says nothing more about the old picture.
// gap
guide.subscribe { tell("  guide: \($0)") }

for (tick, picture) in [(1, "ship"), (4, "horse"), (9, "storm")] {
  clock.at(tick) {
    tell("Ada stands before the \(picture)")
    pictures.send(picture)
  }
}
clock.run()

// MARK: laid-out

let guide = pictures.signal.flatMap { story(of: $0) }

// MARK: solution

let guide = pictures.signal.debounce(for: .ticks(4), on: clock)
  .flatMapLatest { story(of: $0) }

// MARK: queued-at-once

let guide = pictures.signal.concatMap { story(of: $0) }

// MARK: queued

let guide = pictures.signal.debounce(for: .ticks(4), on: clock)
  .concatMap { story(of: $0) }

// MARK: two-voices

let guide = pictures.signal.debounce(for: .ticks(4), on: clock)
  .flatMap { story(of: $0) }

// MARK: not-debounced

let guide = pictures.signal.flatMapLatest { story(of: $0) }

// MARK: throttled

let guide = pictures.signal.throttle(for: .ticks(4), on: clock)
  .flatMapLatest { story(of: $0) }

// MARK: delayed

let guide = pictures.signal.delay(for: .ticks(4), on: clock)
  .flatMapLatest { story(of: $0) }

// MARK: debounced-too-late

let guide = pictures.signal.flatMapLatest { story(of: $0) }
  .debounce(for: .ticks(4), on: clock)

// MARK: delayed-inside

let guide = pictures.signal
  .flatMapLatest { story(of: $0).delay(for: .ticks(4), on: clock) }
