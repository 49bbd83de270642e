// Exercise 37 · The picture book
//
// A voice reads a book and turns the pages. Children turn them, too.

import LessonKit
import ReactiveCore

struct Book: Sendable {
  let page = Property(1)
  func readOn() { page.value += 1 }
}

let book = Book()
let glass = Property(1)  // the page that is seen
glass.signal.skip(1).subscribe { number in print("  page \(number) is seen") }
// Your turn: the glass shows the page of the book. And the book hears when a
// child turns the pages on the glass.
// gap

print("the voice reads on")
book.readOn()
print("a child turns two pages")
glass.value += 2
print("the voice reads on")
book.readOn()
print("the book is at page \(book.page.value)")

// MARK: laid-out

book.page.signal.bind(to: glass)

// MARK: solution

book.page.bindTwoWay(with: glass)

// MARK: wrong-way

glass.signal.bind(to: book.page)

// MARK: not-bound

glass.value = book.page.value

// MARK: two-bindings

book.page.signal.bind(to: glass)
glass.signal.bind(to: book.page)
