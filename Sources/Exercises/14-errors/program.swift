// Exercise 14 · The ticket machine
//
// A machine takes coins, and must not stop when it cannot take one.

import LessonKit
import ReactiveCore

struct Refused: Error, CustomStringConvertible { let description = "refused" }

/// Tries to take a piece: a worn coin goes in at the third try, a button never.
func test(_ piece: String) -> Signal<String, Refused> {
  let tries = Counter()
  return Signal { subscriber in
    print("  try \(tries.increment())")
    if piece == "new coin" || (piece == "worn coin" && tries.count == 3) {
      subscriber.send("thank you")
      subscriber.complete()
    }
    subscriber.fail(Refused())
    return Disposable()
  }
}

let slot = Subject<String, Never>()
let pieces = slot.signal.handleEvents(subscribed: { print("machine starts") })
// Your turn: try each piece up to three times. If it is refused even then,
// show "take it back", and go on with the next piece, without a second start.
// gap
display.subscribeToEvents { print("  display: \($0)") }

for piece in ["new coin", "worn coin", "button", "new coin"] {
  print("Ada puts in a \(piece)")
  slot.send(piece)
}
