// Exercise 05 · A book from the library
//
// The card comes first, then the shelf, then the book.

import LessonKit
import ReactiveCore

enum NoBook: Error { case expired }
let clock = VirtualScheduler()

/// Work that takes two ticks and has no value of its own.
func work(_ what: String) -> Signal<Never, NoBook> {
  Signal { subscriber in
    print("  \(what)")
    return clock.schedule(after: .ticks(2)) { subscriber.complete() }
  }
}
func check(_ card: String) -> Signal<Never, NoBook> {
  work("checking the card").then { card == "new" ? .empty : .failed(.expired) }
}
let books = Counter()  // each stands on a shelf of its own
func findShelf() -> Signal<Int, NoBook> {
  work("finding the shelf").then { .just(6 + books.increment()) }
}
func fetchBook(from shelf: Int) -> Signal<String, NoBook> {
  work("going to shelf \(shelf)").then { .just("the book") }
}

func visit(_ card: String) -> Disposable {
  print("Ada shows her \(card) card")
  // Your turn: when the card is good, find the shelf; when that is found, fetch
  // the book from it. Print "  here is …" with the book, or "  sorry: …" with
  // the error, and return the subscription.
  // gap
}

for card in ["new", "old"] {
  let ada = visit(card)
  clock.run()
  print("Ada is done: \(ada.isDisposed)")
}
let ada = visit("new")
clock.advance(ticks: 5)
print("Ada leaves, and nobody works for her any more")
ada.dispose()
clock.run()

// MARK: laid-out

return check(card).subscribe()

// MARK: solution

return check(card)
  .then { findShelf() }
  .flatMap { shelf in fetchBook(from: shelf) }
  .subscribe(
    next: { book in print("  here is \(book)") },
    failed: { error in print("  sorry: \(error)") })

// MARK: flat-map-of-nothing

return check(card)
  .flatMap { _ in findShelf() }
  .flatMap { shelf in fetchBook(from: shelf) }
  .subscribe(
    next: { book in print("  here is \(book)") },
    failed: { error in print("  sorry: \(error)") })

// MARK: side-by-side

check(card).subscribe(failed: { error in print("  sorry: \(error)") })
return findShelf()
  .flatMap { shelf in fetchBook(from: shelf) }
  .subscribe { book in print("  here is \(book)") }

// MARK: map

return check(card)
  .then { findShelf() }
  .map { shelf in fetchBook(from: shelf) }
  .subscribe(
    next: { book in print("  here is \(book)") },
    failed: { error in print("  sorry: \(error)") })

// MARK: no-failed

return check(card)
  .then { findShelf() }
  .flatMap { shelf in fetchBook(from: shelf) }
  .subscribe { book in print("  here is \(book)") }

// MARK: nested

return check(card).subscribe(
  failed: { error in print("  sorry: \(error)") },
  completed: {
    findShelf().subscribe(
      next: { shelf in
        fetchBook(from: shelf).subscribe(
          next: { book in print("  here is \(book)") },
          failed: { error in print("  sorry: \(error)") })
      },
      failed: { error in print("  sorry: \(error)") })
  })
