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

// MARK: a-value

return check(card)
  .then { findShelf() }
  .flatMap { shelf in fetchBook(from: shelf) }
  .flatMap { book in "  here is \(book)" }
  .subscribe(
    next: { text in print(text) },
    failed: { error in print("  sorry: \(error)") })
