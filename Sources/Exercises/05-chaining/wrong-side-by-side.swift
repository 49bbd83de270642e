// Exercise 05 · A book from the library
//
// The card comes first, then the shelf, then the book.

import LessonKit
import ReactiveCore

enum NoBook: Error { case expired, lentOut }

let books = Counter()
/// Prints what is done; that work has no value of its own.
func work(_ what: String) -> Signal<Void, NoBook> {
  Signal.just(what).map { print("  \($0)") }
}
func check(_ card: String) -> Signal<Never, NoBook> {
  work("checking the card").then { card == "new" ? .empty : .failed(.expired) }
}
func findShelf() -> Signal<Int, NoBook> {
  work("finding the shelf").then { .just(7) }
}
func fetchBook(from shelf: Int) -> Signal<String, NoBook> {
  work("going to shelf \(shelf)").then {
    books.increment() == 1 ? .just("the book") : .failed(.lentOut)
  }
}

for card in ["new", "old", "new"] {
  print("Ada shows her \(card) card")
  // Your turn: when the card is good, find the shelf; when it is found, fetch
  // the book from it. Print "  here is …", or "  sorry: …" with the error.
  check(card).subscribe(failed: { print("  sorry: \($0)") })
  findShelf()
    .flatMap { shelf in fetchBook(from: shelf) }
    .subscribe { print("  here is \($0)") }
}
