// Exercise 23 · The tram stop
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
