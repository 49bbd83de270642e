// Exercise 28 · The letters in the archive
//
// Ada reads old letters, two to a page. The line to the archive is bad.

import LessonKit
import ReactiveCore

enum LineError: Error { case cut }
let clock = VirtualScheduler()
func request(_ page: Int) -> Signal<[String], LineError> {
  Signal.timer(after: .ticks(2), sending: page, on: clock)
    .flatMap { clock.tick == 6 ? .failed(.cut) : .just(["\($0)a", "\($0)b"]) }
}

struct LettersViewModel: Sendable {
  let list = Property([String]())
  let needsRefresh = Property(false)
  // gap
}
let letters = LettersViewModel()
letters.needsRefresh.signal.filter { isNeeded in isNeeded }.subscribe { _ in
  print("  the table reloads: \(letters.list.value)")
}
for tick in [0, 4, 8, 12] { clock.at(tick, letters.loadNextPage) }
clock.run()
