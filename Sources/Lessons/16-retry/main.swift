// Lesson 16 · Again, from the start
//
// A download breaks off, and is tried again. What does another attempt bring,
// and when does it bring nothing? Run me: make lesson-16

import LessonKit
import ReactiveCore

lesson(16, "Again, from the start")

// snippet.error
enum NetworkError: Error { case offline }
// snippet.end

heading("A book that breaks off")
// snippet.book
let attempts = Counter()
/// A book in three chapters; the first attempt breaks off after two.
let book = Signal<Int, NetworkError> { subscriber in
  let attempt = attempts.increment()
  print("attempt \(attempt) begins")
  subscriber.send(1)
  subscriber.send(2)
  if attempt == 1 {
    subscriber.fail(.offline)
  } else {
    subscriber.send(3)
    subscriber.complete()
  }
  return Disposable { print("attempt \(attempt) is cleaned up") }
}
book.retry(2).subscribe(
  next: { number in print("  Ada gets chapter \(number)") },
  failed: { error in print("  Ada gets the failure \(error)") },
  completed: { print("  Ada gets the completion") })
// snippet.end

heading("A pause before each attempt")
let clock = VirtualScheduler()
let chart = Chart(clock, byRun: true)
let cut = chart.watch("book", try Timeline(parsing: "-1-2#").signal(on: clock))
// snippet.pause
let patient = cut.retry(2, on: clock) { attempt in .ticks(3 * attempt) }
chart.record("Ada", patient)
// snippet.end
clock.run()
draw("three attempts", chart.drawing)

heading("Common mistake: retry on a subject that has failed")
// snippet.subject
let prices = Subject<Int, NetworkError>()
let subscriptions = Counter()
prices.signal
  .handleEvents(subscribed: { subscriptions.increment() })
  .retry(2)
  .subscribe(
    next: { price in print("Ada sees \(price)") },
    failed: { error in print("Ada gets the failure \(error)") })
prices.send(7)
prices.fail(.offline)
prices.send(8)
print("subscriptions: \(subscriptions.count)")
// snippet.end
