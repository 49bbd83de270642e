// Lesson 11 · What an operator is
//
// A fridge sends its temperature every four ticks, and an E when its
// thermometer fails. Operators make of that what the kitchen wants to know.
// Run me: make lesson-11

import LessonKit
import ReactiveCore

lesson(11, "What an operator is")

// snippet.operator
extension Signal {
  func everyOther() -> Signal {
    Signal { subscriber in
      let seen = Counter()
      return subscribeToEvents(as: subscriber.subscription) { event in
        if case .next = event, seen.increment().isMultiple(of: 2) { return }
        subscriber.forward(event)
      }
    }
  }
}
// snippet.end

heading("Every other one of a source without end")
// snippet.endless
let made = Counter()
let odd = Signal<Int, Never>.from(1...)
  .handleEvents(next: { _ in made.increment() }).everyOther()
for n in [2, 1, 0] {
  print("take(\(n)) gets \(odd.take(n).toArray()), made so far: \(made.count)")
}
// snippet.end

heading("One fridge, many operators")
// snippet.fridge
let clock = VirtualScheduler()
let fridge = try Timeline(parsing: "-4---4---E---8---9---6|").signal(on: clock)
let icebox = try Timeline(parsing: "-----------1-------2|").signal(on: clock)
let degrees = fridge.compactMap { Int($0) }
// snippet.end
let chart = Chart(clock)
chart.record("fridge", fridge)
chart.record("compactMap { Int($0) }", degrees)
chart.record("map { $0 - 4 }", degrees.map { $0 - 4 })
chart.record("filter { $0 > 6 }", degrees.filter { $0 > 6 })
chart.record("distinctUntilChanged()", degrees.distinctUntilChanged())
chart.record("skip(2)", degrees.skip(2))
chart.record("scan(0, max)", degrees.scan(0, max))
chart.record("reduce(0, max)", degrees.reduce(0, max))
chart.record("collect()", degrees.collect())
chart.record("count()", degrees.count())
chart.record("last()", degrees.last())
chart.record("first()", degrees.first())
chart.record("take(2)", degrees.take(2))
chart.record("take(while: { $0 < 9 })", degrees.take(while: { $0 < 9 }))
chart.record("icebox", icebox)
chart.record("merge(fridge, icebox)", .merge(fridge, icebox))
chart.record("zip(fridge, icebox)", zip(fridge, icebox))
chart.record("everyOther()", degrees.everyOther())
let numbered = degrees.scan((number: 0, degree: 0)) { ($0.number + 1, $1) }
let kept = numbered.filter { !$0.number.isMultiple(of: 2) }
chart.record("scan, filter, map", kept.map { $0.degree })
// snippet.draw
clock.run()
let shown = chart.drawing.timelines.filter { $0.label != "" }
draw("what comes out", MarbleDrawing(shown))  // without the `^` and `!` rows
// snippet.end

heading("Common mistake: an operator that forgets the endings")
// snippet.mistake
extension Signal {
  func forgetful() -> Signal {
    Signal { subscriber in subscribe { subscriber.send($0) } }
  }
}
let three = Signal<Int, Never>.from([4, 8, 9]).forgetful()
three.subscribe(next: { print("gets \($0)") }, completed: { print("done") })
let counting = three.count().subscribe { print("count: \($0)") }
print("count() is done: \(counting.isDisposed)")
print("instead: subscribeToEvents, and forward every event")
// snippet.end
