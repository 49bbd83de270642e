// Exercise 23 · The words of the tram
//
// A board at the stop and a watch on Ada's wrist say when the tram comes.

import LessonKit
import ReactiveCore

struct Tram: Sendable { var minutes: Int }  // the model
let tram = Property(Tram(minutes: 2))

/// What a screen says about a tram; it knows no screen.
struct TramViewModel: Sendable {
  let text: String
  // Your turn: the board makes the words, so the watch and the test have none.
  // Move them to the view model. The views show its text, and decide nothing.
  init(_ tram: Tram) { text = "\(tram.minutes)" }
}
let trams = tram.signal.map(TramViewModel.init)
trams.map { $0.text == "0" ? "now" : "in \($0.text) min" }
  .subscribe { print("  board: \($0)") }
trams.subscribe { print("  watch: \($0.text)") }

print("a test, no view needed: \(TramViewModel(Tram(minutes: 0)).text)")
for _ in 1...2 {
  print("a minute goes by")
  tram.value.minutes -= 1
}
