// Exercise 04 · A book from the library
//
// The card comes first, then the shelf, then the book.

import LessonKit
import ReactiveCore

enum CardError: Error { case expired }

/// Prints what is done; that work has no value of its own.
func work(_ what: String) -> Signal<Void, CardError> {
  Signal.just(what).map { print("  \($0)") }
}
func check(_ card: String) -> Signal<Never, CardError> {
  work("checking the card").then { card == "new" ? .empty : .failed(.expired) }
}
func findShelf() -> Signal<Int, CardError> {
  work("finding the shelf").then { .just(7) }
}
func fetchBook(from shelf: Int) -> Signal<String, CardError> {
  work("going to shelf \(shelf)").then { .just("the book") }
}

for card in ["new", "old"] {
  print("Ada shows her \(card) card")
  // Your turn: when the card is good, find the shelf; when it is found, fetch
  // the book from it. Print "  here is …", or "  sorry: …" with the error.
  check(card)
    .then { findShelf() }
    .flatMap { shelf in fetchBook(from: shelf) }
    .subscribe(
      next: { print("  here is \($0)") }, failed: { print("  sorry: \($0)") })
}
