// Lesson 4 · Sequences: pulled, lazy, remembered
//
// A painter paints a sign when it is asked for, and keeps it; then signs are
// sent to subscribers. Run me: make lesson-04

import LessonKit
import ReactiveCore

lesson(4, "Sequences: pulled, lazy, remembered")

heading("Ask for nothing, for two, for all, for all again")
// snippet.doors
let doors = MemoizedSequence("1 2 3 4 5 6 7 8 9".split(separator: " "))
let evens = doors.filter { Int($0)?.isMultiple(of: 2) == true }.map(String.init)
// snippet.end
// snippet.signs
@Sendable func paint(_ door: String) -> String {
  print("  painting \(door + door)")
  return door + door
}
let signs = evens.map(paint)
print("the order is written")
print(signs.prefix(2).joined(separator: " "))
print(signs.joined(separator: " "))
print(signs.joined(separator: " "))
// snippet.end

heading("A street without end")
// snippet.street
let street = MemoizedSequence(unfolding: 1) { door in (door, door + 1) }
let sevens = street.filter { $0.isMultiple(of: 7) }
print("the first three that seven divides: \(Array(sevens.prefix(3)))")
// snippet.end

heading("Over an array: a loop with continue, or a sequence")
// snippet.names
let names = ["Ada", "J", "Bo", "X", "Cleo"]
var results: [String] = []
for name in names {
  if name.count < 2 { continue }
  results.append(name + "foobar")
}
let people = MemoizedSequence(names)
let chain = people.filter { $0.count >= 2 }.map { $0 + "foobar" }
print("array:    \(people.joined(separator: " "))")
print("loop:     \(results.joined(separator: " "))")
print("sequence: \(chain.joined(separator: " "))")
print("the same: \(results == Array(chain))")
// snippet.end

heading("Over a dictionary: pairs, here sorted by key")
// snippet.tenants
let tenants = MemoizedSequence(["6": "Cleo", "4": "Ben", "2": "Ada"])
for tenant in tenants.sorted(by: { $0.key < $1.key }) { print(tenant) }
// snippet.end

heading("Pushed: a sequence's map remembers, a signal's does not")
// snippet.pushed
let kept = Signal<String, Never>.from(evens.map(paint).prefix(1))
kept.subscribe { print("Ada gets the kept \($0)") }
kept.subscribe { print("Ben gets the kept \($0)") }
let fresh = Signal<String, Never>.from(evens.prefix(1)).map(paint)
fresh.subscribe { print("Cleo gets a fresh \($0)") }
fresh.subscribe { print("Dan gets a fresh \($0)") }
print("and back, an array: \(Signal<String, Never>.from(signs).toArray())")
// snippet.end

heading("A sequence holds no time")
// snippet.time
let clock = VirtualScheduler()
let chart = Chart(clock)
let painter = Subject<String, Never>()
chart.record("painter", painter.signal)
for (index, door) in evens.enumerated() {
  clock.at(2 * index + 1) { painter.send(door) }
}
clock.at(8) { painter.complete() }
clock.at(9) { chart.record("from(evens)", Signal<String, Never>.from(evens)) }
clock.run()
draw("no time", chart.drawing)
// snippet.end

heading("Common mistake: work inside map")
// snippet.mistake
let posted = Counter()
let posting = signs.map { _ in posted.increment() }
print("posted, nobody walks: \(posted.count)")
for _ in 1...2 { for _ in posting {} }
print("posted in two walks:  \(posted.count)")
print("instead: walk with a for loop, and post inside the loop")
// snippet.end
