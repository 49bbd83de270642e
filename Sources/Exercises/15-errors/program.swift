// Exercise 15 · The door
//
// A door reads cards. A card that it does not know must not break it.

import LessonKit
import ReactiveCore

enum Refused: Error { case tooOld, unknown }

/// Reads a card: Ada's opens the door.
func read(_ card: String) -> Signal<String, Refused> {
  switch card {
  case "Ada's card": .just("open")
  case "Ben's old card": .failed(.tooOld)
  default: .failed(.unknown)
  }
}

let slot = Subject<String, Never>()
let cards = slot.signal.handleEvents(subscribed: { print("the door is on") })
// Your turn: when a card is refused, show why, such as "closed: unknown". Then
// the door reads the next card, without being turned on a second time.
// gap
display.subscribe(
  next: { text in print("  the door is \(text)") },
  failed: { reason in print("  the door is broken: \(reason)") },
  completed: { print("  the door is off") })

for card in ["Ada's card", "Ben's old card", "a bus ticket", "Ada's card"] {
  print("the door reads \(card)")
  slot.send(card)
}

// MARK: laid-out

let display = cards.setFailureType(to: Refused.self)
  .flatMap { card in read(card) }

// MARK: solution

let display = cards.flatMap { card in
  read(card).catch { reason in .just("closed: \(reason)") }
}

// MARK: caught-outside

let display = cards.setFailureType(to: Refused.self)
  .flatMap { card in read(card) }
  .catch { reason in .just("closed: \(reason)") }

// MARK: turned-on-again

let opened = cards.setFailureType(to: Refused.self)
  .flatMap { card in read(card) }
let display = opened.catch { reason in
  opened.startWith("closed: \(reason)")
}

// MARK: no-reason

let display = cards.flatMap { card in
  read(card).catch(justReturn: "closed")
}

// MARK: said-nothing

let display = cards.flatMap { card in
  read(card).catch { reason in .empty }
}

// MARK: another-failure

let display = cards.flatMap { card in read(card) }
