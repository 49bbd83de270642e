// Lesson 4 · Sequences: pulled, lazy, remembered
//
// A cinema app makes a label for every even seat, with its number on it twice.
// A label is made when somebody asks for it. Run me: make lesson-04

import LessonKit
import ReactiveCore

lesson(4, "Sequences: pulled, lazy, remembered")

// snippet.evens
let seats = MemoizedSequence("1 2 3 4 5 6 7 8 9".split(separator: " "))
let evens = seats.filter { seat in Int(seat)?.isMultiple(of: 2) == true }
// snippet.end
// snippet.labels
let made = Counter()
/// It also prints and counts, to show when it runs.
@Sendable func makeLabel(for seat: Substring) -> String {
  made.increment()
  print("  making \(seat)\(seat)")
  return "\(seat)\(seat)"
}
let labels = evens.map(makeLabel)
// snippet.end

heading("Two are asked for")
// snippet.two
print("labels made so far: \(made.count)")
print("the first two: \(labels.prefix(2).joined(separator: " "))")
// snippet.end

heading("All are asked for, twice")
// snippet.all
print("all: \(labels.joined(separator: " "))")
print("all again: \(labels.joined(separator: " "))")
print("labels made in all: \(made.count)")
// snippet.end

heading("The same chain, pushed")
// snippet.pushed
let pushed = Signal<Substring, Never>.from(evens).map(makeLabel)
pushed.subscribe { text in print("Ada gets \(text)") }
pushed.subscribe { text in print("Ben gets \(text)") }
print("labels made in all: \(made.count)")
// snippet.end

heading("The sequence of labels, pushed, and back to an array")
// snippet.from-labels
let remembered = Signal<String, Never>.from(labels)
remembered.subscribe { text in print("Cleo gets \(text)") }
print("an array: \(remembered.toArray())")
// snippet.end

heading("A sequence holds no time")
// snippet.time
let clock = VirtualScheduler()
let chart = Chart(clock, byRun: true)
let walks = chart.watch("walk", Signal<Substring, Never>.from(evens))
clock.at(1) { chart.record("Ada", walks) }
clock.at(4) { chart.record("Ben", walks) }
clock.run()
draw("two walks", chart.drawing)
// snippet.end

heading("A sequence without end")
// snippet.endless
let numbers = MemoizedSequence(unfolding: 1) { number in (number, number + 1) }
let sevens = numbers.filter { number in number.isMultiple(of: 7) }
print("the first three that 7 divides: \(Array(sevens.prefix(3)))")
// snippet.end

heading("A loop with continue, or a sequence")
// snippet.names
let names = ["Ada", "J", "Bo", "X", "Cleo"]
var results: [String] = []
for name in names {
  if name.count < 2 { continue }
  results.append(name + "foobar")
}
let long = MemoizedSequence(names).filter { name in name.count >= 2 }
let chain = long.map { name in name + "foobar" }
print("loop:     \(results.joined(separator: " "))")
print("sequence: \(chain.joined(separator: " "))")
// snippet.end

heading("Over an array, and over a dictionary, sorted by key")
// snippet.collections
for name in MemoizedSequence(names).prefix(2) { print(name) }
let seated = MemoizedSequence(["6": "Cleo", "4": "Ben", "2": "Ada"])
for pair in seated.sorted(by: { $0.key < $1.key }) { print(pair) }
// snippet.end

heading("Common mistake: work inside map")
// snippet.mistake
let mailed = Counter()
let mailing = labels.map { text in mailed.increment() }
print("mailed: \(mailed.count)")
for _ in 1...2 { for _ in mailing {} }
print("mailed in two walks: \(mailed.count)")
// snippet.end
