// Lesson 4 · Sequences: done when asked, and once
//
// A cinema app looks for even seats and makes labels for them. How often does
// it do the work? Run me: make lesson-04

import LessonKit
import ReactiveCore

lesson(4, "Sequences: done when asked, and once")

heading("The first even seat, twice")
// snippet.evens
let seats = MemoizedSequence("1 2 3 4 5 6 7 8 9".split(separator: " "))
let looks = Counter()
let evens = seats.filter { seat in
  looks.increment()
  return Int(seat)?.isMultiple(of: 2) == true
}
print("the first: \(evens.prefix(1).joined())")
print("once more: \(evens.prefix(1).joined())")
print("looks: \(looks.count)")
// snippet.end

heading("All labels, twice")
// snippet.labels
let labels = evens.map { seat in
  print("  making \(seat)\(seat)")
  return "\(seat)\(seat)"
}
print("the labels are described")
print("all: \(labels.joined(separator: " "))")
print("all again: \(labels.joined(separator: " "))")
// snippet.end

heading("A loop, or a sequence")
// snippet.names
let names = ["Ada", "J", "Bo", "Cleo"]
var results: [String] = []
for name in names {
  if name.count < 2 { continue }
  results.append(name + "foobar")
}
let chain = MemoizedSequence(names)
  .filter { name in name.count >= 2 }
  .map { name in name + "foobar" }
print("loop:     \(results.joined(separator: " "))")
print("sequence: \(chain.joined(separator: " "))")
// snippet.end

heading("Without an end, and of a dictionary")
// snippet.others
let numbers = MemoizedSequence(unfolding: 1) { number in (number, number + 1) }
let sevens = numbers.filter { number in number.isMultiple(of: 7) }
print("the first multiples of 7: \(Array(sevens.prefix(3)))")
let seated = MemoizedSequence(["6": "Cleo", "4": "Ben", "2": "Ada"])
for pair in seated.sorted(by: { a, b in a.key < b.key }) { print(pair) }
// snippet.end

heading("Common mistake: work inside map")
// snippet.mistake
let mailed = Counter()
let mailing = labels.map { text in mailed.increment() }
print("mailed: \(mailed.count)")
for day in ["Monday", "Tuesday"] {
  for _ in mailing {}
  print("mailed by \(day): \(mailed.count)")
}
// snippet.end
