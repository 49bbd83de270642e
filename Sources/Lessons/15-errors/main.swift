// Lesson 15 · A failure is an ending
//
// Ada looks up prices in a shop. One of her requests fails. Does her search go
// on? Run me: make lesson-15

import LessonKit
import ReactiveCore

lesson(15, "A failure is an ending")

// snippet.search
enum SearchError: Error { case offline }

/// Asks for the price of something; the request for "tea" fails.
func search(_ word: String) -> Signal<String, SearchError> {
  word == "tea" ? .failed(.offline) : .just("the price of \(word)")
}
// snippet.end

let words = Subject<String, Never>()

/// Types three words while a screen shows the results.
func typeWords<Failure>(for results: Signal<String, Failure>) {
  let screen = results.subscribe(
    next: { text in print("  the screen shows \(text)") },
    failed: { error in print("  the screen gets the failure: \(error)") },
    completed: { print("  the screen gets the completion") })
  for word in ["milk", "tea", "rice"] {
    print("Ada types \(word)")
    words.send(word)
  }
  screen.dispose()
}

heading("Caught at the end")
// snippet.outside
let answers = words.signal.setFailureType(to: SearchError.self)
  .flatMap { word in search(word) }
let outside = answers.catch(justReturn: "no price")
typeWords(for: outside)
// snippet.end

heading("Caught inside")
// snippet.inside
let inside = words.signal.flatMap { word in
  search(word).catch(justReturn: "no price")
}
typeWords(for: inside)
// snippet.end

heading("retry(2)")
// snippet.retry
let attempts = Counter()
let request = Signal<String, SearchError> { subscriber in
  let attempt = attempts.increment()
  print("attempt \(attempt) begins")
  subscriber.fail(.offline)
  return Disposable { print("attempt \(attempt) is cleaned up") }
}
request.retry(2).subscribe(
  failed: { error in print("Ada gets the failure: \(error)") })
print("attempts: \(attempts.count)")
// snippet.end

heading("Three searches, drawn")
let clock = VirtualScheduler()
let chart = Chart(clock)
chart.record("words", words.signal)
chart.record("no catch", answers)
chart.record("caught at the end", outside)
chart.record("caught inside", inside)
clock.at(1) { words.send("milk") }
clock.at(5) { words.send("tea") }
clock.at(9) { words.send("rice") }
clock.at(13) { words.complete() }
clock.run()
draw("three searches", chart.drawing)

heading("Common mistake: retry on a subject that has failed")
// snippet.subject
let prices = Subject<Int, SearchError>()
let subscriptions = Counter()
prices.signal
  .handleEvents(subscribed: { subscriptions.increment() })
  .retry(2)
  .subscribe(
    next: { price in print("Ada sees \(price)") },
    failed: { error in print("Ada gets the failure: \(error)") })
prices.send(7)
prices.fail(.offline)
prices.send(8)
print("subscriptions: \(subscriptions.count)")
// snippet.end
