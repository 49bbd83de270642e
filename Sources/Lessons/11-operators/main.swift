// Lesson 11 · What an operator is
//
// A phone, a tablet and a watch show the same messages, with the same
// operator. How often does its closure run? Run me: make lesson-11

import LessonKit
import ReactiveCore

lesson(11, "What an operator is")

heading("Two messages, three screens")
// snippet.screens
let messages = Subject<String, Never>()
let calls = Counter()
let lines = messages.signal.map { text in
  calls.increment()
  return "New: \(text)"
}
lines.subscribe { line in print("the phone shows \(line)") }
lines.subscribe { line in print("the tablet shows \(line)") }
messages.send("Lunch?")
lines.subscribe { line in print("the watch shows \(line)") }
messages.send("Pizza!")
print("calls of the closure: \(calls.count)")
// snippet.end

heading("Three chains, drawn; the phone leaves at tick 8")
let clock = VirtualScheduler()
let chart = Chart(clock, byRun: true)
let letters = Subject<String, Never>()
let capitals = chart.watch("letters", letters.signal)
  .map { letter in letter.uppercased() }
let phone = chart.record("phone", capitals)
chart.record("tablet", capitals)
clock.at(2) { letters.send("a") }
clock.at(4) { chart.record("watch", capitals) }
clock.at(6) { letters.send("b") }
clock.at(8) { phone.dispose() }
clock.advance(ticks: 10)
draw("three chains", chart.drawing)

heading("An operator, written by hand")
// snippet.operator
extension Signal<String, Never> {
  /// Puts "New: " before each text.
  func announced() -> Signal {
    Signal { subscriber in
      subscribeToEvents(as: subscriber.subscription) { event in
        subscriber.forward(event.map { text in "New: \(text)" })
      }
    }
  }
}
// snippet.end
// snippet.steps
let news = Subject<String, Never>()
let source = news.signal.handleEvents(
  subscribed: { print("  somebody subscribes to the source") },
  disposed: { print("  nobody listens to the source any more") })
print("the operator is called")
let announcements = source.announced()
print("Ada subscribes")
let ada = announcements.subscribe { line in print("Ada reads \(line)") }
news.send("Rain")
print("Ada leaves")
ada.dispose()
// snippet.end

heading("Common mistake: an operator that forgets the endings")
// snippet.mistake
extension Signal<String, Never> {
  func forgetful() -> Signal {
    Signal { subscriber in
      subscribe(as: subscriber.subscription) { text in
        subscriber.send("New: \(text)")
      }
    }
  }
}
let today = Signal<String, Never>.from(["Rain", "Wind"]).forgetful()
today.subscribe(
  next: { line in print("Ben reads \(line)") },
  completed: { print("Ben has read all") })
today.then { .just("Sun") }
  .subscribe { text in print("Cleo reads about tomorrow: \(text)") }
print("the program ends")
// snippet.end
