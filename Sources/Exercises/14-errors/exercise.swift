// Exercise 14 · The ticket machine
//
// A machine takes coins, and must not stop for a piece that it cannot take.

import LessonKit
import ReactiveCore

struct Refused: Error, CustomStringConvertible { let description = "refused" }

/// Tries to take a piece: a worn coin goes in at the third try, a button never.
func test(_ piece: String) -> Signal<String, Refused> {
  let tries = Counter()
  return Signal.just(piece).flatMap { piece in
    print("  try \(tries.increment())")
    let needed = ["new coin": 1, "worn coin": 3][piece]
    return tries.count == needed ? .just("thank you") : .failed(Refused())
  }
}

let slot = Subject<String, Never>()
// Your turn: try each piece up to three times. When it is refused even then,
// show "take it back", and be ready for the next.
let display = slot.signal.setFailureType(to: Refused.self).flatMap(test)
display.subscribeToEvents { print("  display: \($0)") }

for piece in ["new coin", "worn coin", "button", "new coin"] {
  print("Ada puts in a \(piece)")
  slot.send(piece)
}
