// Exercise 16 · The ticket machine
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

// MARK: laid-out

let display = pieces.setFailureType(to: Refused.self)
  .flatMap { piece in test(piece) }

// MARK: solution

let display = pieces.flatMap { piece in
  test(piece).retry(2).catch(justReturn: "take it back")
}

// MARK: retried-outside

let display = pieces.setFailureType(to: Refused.self)
  .flatMap { piece in test(piece) }
  .retry(2)
  .catch(justReturn: "take it back")

// MARK: caught-first

let display = pieces.flatMap { piece in
  test(piece).catch(justReturn: "take it back").retry(2)
}

// MARK: one-too-few

let display = pieces.flatMap { piece in
  test(piece).retry(1).catch(justReturn: "take it back")
}

// MARK: not-caught

let display = pieces.setFailureType(to: Refused.self)
  .flatMap { piece in test(piece).retry(2) }

// MARK: caught-outside

let display = pieces.setFailureType(to: Refused.self)
  .flatMap { piece in test(piece).retry(2) }
  .catch(justReturn: "take it back")

// MARK: one-too-many

let display = pieces.flatMap { piece in
  test(piece).retry(3).catch(justReturn: "take it back")
}

// MARK: started-again

let tested = pieces.setFailureType(to: Refused.self)
  .flatMap { piece in test(piece).retry(2) }
let display = tested.catch { _ in tested.startWith("take it back") }

// MARK: another-failure

let display = pieces.flatMap { piece in test(piece).retry(2) }
