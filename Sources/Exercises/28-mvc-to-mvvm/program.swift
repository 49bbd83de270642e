// Exercise 28 · The tram stop
//
// A board at the stop and a watch on Ada's wrist say when the tram comes.

import LessonKit
import ReactiveCore

struct Tram: Sendable { var minutes: Int }  // the model
let tram = Property(Tram(minutes: 2))

/// What a screen says about a tram; it knows no screen.
// gap

print("a test, no view needed: \(TramViewModel(Tram(minutes: 0)).text)")
for _ in 1...2 {
  print("a minute goes by")
  tram.value.minutes -= 1
}

// MARK: laid-out

struct TramViewModel: Sendable {
  let text: String
  // Your turn: the board makes the words, so the watch and the test have none.
  // Move them into the view model. The views show its text, and decide nothing.
  init(_ tram: Tram) { text = "\(tram.minutes)" }
}
let trams = tram.signal.map(TramViewModel.init)
trams.map { $0.text == "0" ? "now" : "in \($0.text) min" }
  .subscribe { print("  board: \($0)") }
trams.subscribe { print("  watch: \($0.text)") }

// MARK: solution

struct TramViewModel: Sendable {
  let text: String
  // Your turn: the board makes the words, so the watch and the test have none.
  // Move them into the view model. The views show its text, and decide nothing.
  init(_ tram: Tram) {
    text = tram.minutes == 0 ? "now" : "in \(tram.minutes) min"
  }
}
let trams = tram.signal.map(TramViewModel.init)
trams.subscribe { print("  board: \($0.text)") }
trams.subscribe { print("  watch: \($0.text)") }

// MARK: copied

struct TramViewModel: Sendable {
  let text: String
  // Your turn: the board makes the words, so the watch and the test have none.
  // Move them into the view model. The views show its text, and decide nothing.
  init(_ tram: Tram) { text = "\(tram.minutes)" }
}
let trams = tram.signal.map(TramViewModel.init)
let words = trams.map { $0.text == "0" ? "now" : "in \($0.text) min" }
words.subscribe { print("  board: \($0)") }
words.subscribe { print("  watch: \($0)") }

// MARK: left-in-the-view

struct TramViewModel: Sendable {
  let text: String
  // Your turn: the board makes the words, so the watch and the test have none.
  // Move them into the view model. The views show its text, and decide nothing.
  init(_ tram: Tram) {
    text = tram.minutes == 0 ? "now" : "in \(tram.minutes) min"
  }
}
let trams = tram.signal.map(TramViewModel.init)
trams.map { $0.text == "0" ? "now" : "in \($0.text) min" }
  .subscribe { print("  board: \($0)") }
trams.subscribe { print("  watch: \($0.text)") }

// MARK: half-moved

struct TramViewModel: Sendable {
  let text: String
  // Your turn: the board makes the words, so the watch and the test have none.
  // Move them into the view model. The views show its text, and decide nothing.
  init(_ tram: Tram) { text = "in \(tram.minutes) min" }
}
let trams = tram.signal.map(TramViewModel.init)
trams.map { $0.text == "in 0 min" ? "now" : $0.text }
  .subscribe { print("  board: \($0)") }
trams.subscribe { print("  watch: \($0.text)") }

// MARK: made-once

struct TramViewModel: Sendable {
  let text: String
  // Your turn: the board makes the words, so the watch and the test have none.
  // Move them into the view model. The views show its text, and decide nothing.
  init(_ tram: Tram) {
    text = tram.minutes == 0 ? "now" : "in \(tram.minutes) min"
  }
}
let words = TramViewModel(tram.value)
tram.signal.subscribe { _ in print("  board: \(words.text)") }
tram.signal.subscribe { _ in print("  watch: \(words.text)") }
