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

heading("Common mistake: a failure that nobody sees")
// snippet.mistake
let silent = words.signal.flatMap { word in
  search(word).catch { error in .empty }
}
typeWords(for: silent)
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
