// Exercise 04 · The darkroom
//
// Paper is expensive. Develop a negative only when somebody wants to see it.

import LessonKit
import ReactiveCore

@Sendable func isEven(_ number: Int) -> Bool { number.isMultiple(of: 2) }
@Sendable func develop(_ negative: Int) -> String {
  print("  developing \(negative)")
  return "photo \(negative)"
}

let film = MemoizedSequence([1, 2, 3, 4, 5, 6])
// Your turn: let photos be the developed negatives, but only the even ones.
// Develop nothing before somebody looks, and nothing twice.
// gap
print("the film is in the drawer")
for look in ["Ada", "Ben"] {
  print("\(look) looks at: \(photos.prefix(2).joined(separator: ", "))")
}
print("all: \(photos.joined(separator: ", "))")

// MARK: laid-out

let photos = film.map { "negative \($0)" }

// MARK: solution

let photos = film.filter(isEven).map(develop)

// MARK: eager

let photos = Array(film).filter(isEven).map(develop)

// MARK: all

let photos = film.map(develop)

// MARK: map-first

let photos = film.map { (number: $0, photo: develop($0)) }
  .filter { isEven($0.number) }
  .map { $0.photo }

// MARK: twice

let photos = film.filter(isEven).lazy.map(develop)
