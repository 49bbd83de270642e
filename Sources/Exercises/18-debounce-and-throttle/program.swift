// Exercise 18 · The audio guide
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
