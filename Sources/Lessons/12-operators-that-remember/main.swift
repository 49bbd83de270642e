// Lesson 12 · Operators that remember
//
// A phone and a tablet show how many messages have come. The sum is made by
// one operator, for both. Do they show the same? Run me: make lesson-12

import LessonKit
import ReactiveCore

lesson(12, "Operators that remember")

heading("A badge on the phone, and one on the tablet")
// snippet.badge
let news = Subject<Int, Never>()  // how many messages have just come
let badge = news.signal.scan(0) { sum, number in sum + number }
// snippet.end

// snippet.listen
badge.subscribe { sum in print("the phone shows \(sum)") }
news.send(1)
news.send(2)
print("Ada opens the tablet")
badge.subscribe { sum in print("the tablet shows \(sum)") }
news.send(5)
// snippet.end

heading("The two badges, drawn")
let time = VirtualScheduler()
let badges = Chart(time, byRun: true)
let later = Subject<Int, Never>()
let sums = badges.watch("news", later.signal).scan(0, +)
badges.record("phone", sums)
time.at(7) { badges.record("tablet", sums) }
for (tick, number) in [(2, 1), (5, 2), (9, 5)] {
  time.at(tick) { later.send(number) }
}
time.advance(ticks: 12)
draw("two badges", badges.drawing)

heading("One source, many operators")
let clock = VirtualScheduler()
let chart = Chart(clock)
let source = Subject<Int, Never>()
let numbers = source.signal
chart.record("numbers", numbers)
chart.record("scan(0, +)", numbers.scan(0, +))
chart.record("reduce(0, +)", numbers.reduce(0, +))
chart.record("distinctUntilChanged()", numbers.distinctUntilChanged())
chart.record("skip(1)", numbers.skip(1))
chart.record("take(2)", numbers.take(2))
let texts = numbers.compactMap { $0 > 0 ? "\($0) new" : nil }
chart.record("compactMap", texts)
for (tick, number) in [(1, 2), (4, 0), (10, 3), (13, 3)] {
  clock.at(tick) { source.send(number) }
}
clock.at(16) { source.complete() }
clock.run()
// The rows without a label show how long each subscription lasted: left out.
let named = chart.drawing.timelines.filter { row in row.label != "" }
draw("what comes out", MarbleDrawing(named))

heading("An operator that remembers, written by hand")
// snippet.operator
extension Signal {
  /// Leaves out the second value, the fourth, and so on.
  func everyOther() -> Signal {
    Signal { subscriber in
      let values = Counter()
      return subscribeToEvents(as: subscriber.subscription) { event in
        if case .next = event, values.increment().isMultiple(of: 2) {
          return
        }
        subscriber.forward(event)
      }
    }
  }
}
// snippet.end
// snippet.endless
let endless = Signal<Int, Never>.from(1...).everyOther()
print("the phone gets \(endless.take(3).toArray())")
print("the tablet gets \(endless.take(2).toArray())")
// snippet.end

heading("Common mistake: a memory outside of the producer")
// snippet.mistake
let tips = Subject<String, Never>()
let count = Counter()
let everyOtherTip = tips.signal.filter { tip in
  !count.increment().isMultiple(of: 2)
}
everyOtherTip.subscribe { tip in print("the phone shows tip \(tip)") }
everyOtherTip.subscribe { tip in print("the tablet shows tip \(tip)") }
for tip in ["A", "B", "C"] { tips.send(tip) }
// snippet.end
