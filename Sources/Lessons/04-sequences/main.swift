// Lesson 4 · Sequences: pull and push
//
// A cinema app looks for even seats and makes labels for them. How often does
// it do the work? Run me: make lesson-04

import LessonKit
import ReactiveCore

lesson(4, "Sequences: pull and push")

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
let made = Counter()
@Sendable func makeLabel(for seat: Substring) -> String {
  made.increment()
  print("  making \(seat)\(seat)")
  return "\(seat)\(seat)"
}
let labels = evens.map(makeLabel)
print("labels made so far: \(made.count)")
print("all: \(labels.joined(separator: " "))")
print("all again: \(labels.joined(separator: " "))")
print("labels made: \(made.count)")
// snippet.end

heading("The same seats as a signal")
// snippet.pushed
let pushed = Signal<Substring, Never>.from(evens).map(makeLabel)
pushed.subscribe { text in print("Ada gets \(text)") }
pushed.subscribe { text in print("Ben gets \(text)") }
print("labels made in all: \(made.count)")
// snippet.end

heading("The sequence of labels as a signal, and back to an array")
// snippet.from-labels
let remembered = Signal<String, Never>.from(labels)
remembered.subscribe { text in print("Cleo gets \(text)") }
print("an array: \(remembered.toArray())")
// snippet.end

heading("A sequence without end")
// snippet.endless
let numbers = MemoizedSequence(unfolding: 1) { number in (number, number + 1) }
let sevens = numbers.filter { number in number.isMultiple(of: 7) }
print("the first three multiples of 7: \(Array(sevens.prefix(3)))")
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

heading("Made of a dictionary, and sorted by key")
// snippet.dictionary
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
