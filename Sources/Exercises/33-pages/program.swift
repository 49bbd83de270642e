// Exercise 33 · The letters in the archive
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
  // gap
}
let letters = LettersViewModel()
letters.list.signal.skip(1).subscribe { list in
  print("  the table reloads: \(list)")
}
for tick in [0, 4, 8, 12] { clock.at(tick, letters.loadNextPage) }
clock.run()

// MARK: laid-out

func loadNextPage() {
  print("tick \(clock.tick): \(list.value.count) rows, Ada scrolls")
  // Your turn: when a page comes, append it to the list. If a page fails, let
  // the next scroll ask for the same page again.
  request(1).subscribe { page in
    list.value = page
  }
}

// MARK: solution

func loadNextPage() {
  print("tick \(clock.tick): \(list.value.count) rows, Ada scrolls")
  // Your turn: when a page comes, append it to the list. If a page fails, let
  // the next scroll ask for the same page again.
  request(list.value.count / 2 + 1).subscribe { page in
    list.value += page
  }
}

// MARK: all-the-rows

func loadNextPage() {
  print("tick \(clock.tick): \(list.value.count) rows, Ada scrolls")
  // Your turn: when a page comes, append it to the list. If a page fails, let
  // the next scroll ask for the same page again.
  request(list.value.count / 2 + 1).subscribe { page in
    list.value = page
  }
}

// MARK: empty-page

func loadNextPage() {
  print("tick \(clock.tick): \(list.value.count) rows, Ada scrolls")
  // Your turn: when a page comes, append it to the list. If a page fails, let
  // the next scroll ask for the same page again.
  request(list.value.count / 2 + 1).catch(justReturn: []).subscribe { page in
    list.value += page
  }
}

// MARK: counted

let pages = Counter()
func loadNextPage() {
  print("tick \(clock.tick): \(list.value.count) rows, Ada scrolls")
  // Your turn: when a page comes, append it to the list. If a page fails, let
  // the next scroll ask for the same page again.
  request(pages.increment()).subscribe { page in
    list.value += page
  }
}

// MARK: emptied

func loadNextPage() {
  print("tick \(clock.tick): \(list.value.count) rows, Ada scrolls")
  // Your turn: when a page comes, append it to the list. If a page fails, let
  // the next scroll ask for the same page again.
  request(list.value.count / 2 + 1).subscribe { page in
    list.value += page
  } failed: { _ in
    list.value = []
  }
}
