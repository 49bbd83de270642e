// Lesson 5 · Work that depends on work
//
// A mail app logs in, loads the messages that it has kept, and fetches those
// that came after the last one. Run me: make lesson-05

import LessonKit
import ReactiveCore

lesson(5, "Work that depends on work")

// snippet.requests
enum MailError: Error { case wrongPassword, damaged }
let logIns = Counter()

func logIn(_ password: String) -> Signal<Never, MailError> {
  let answer: Signal<Never, MailError> =
    password == "sesame" ? .empty : .failed(.wrongPassword)
  return answer.handleEvents(subscribed: {
    logIns.increment()
    print("request: logIn")
  })
}
// snippet.end

// snippet.load
func loadCachedMessages() -> Signal<[Int], MailError> {
  .just([1, 2]).handleEvents(
    subscribed: { print("request: loadCachedMessages") })
}
// snippet.end

// snippet.fetch
func fetchMessages(after last: Int) -> Signal<[Int], MailError> {
  .just([3, 4]).handleEvents(
    subscribed: { print("request: fetchMessages(after: \(last))") })
}
// snippet.end

// snippet.chain
func allMessages(_ password: String) -> Signal<[Int], MailError> {
  logIn(password)
    .then { loadCachedMessages() }
    .flatMap { cached in fetchMessages(after: cached.last ?? 0) }
}
// snippet.end

heading("Two screens subscribe to one chain")
// snippet.two
let messages = allMessages("sesame")
messages.subscribe { new in print("the phone shows \(new)") }
messages.subscribe { new in print("the tablet shows \(new)") }
print("log-ins: \(logIns.count)")
// snippet.end

heading("One of three messages is damaged")
// snippet.damaged
Signal<Int, MailError>.from([1, 2, 3])
  .flatMap { number in
    number == 2 ? .failed(.damaged) : Signal<Int, MailError>.just(number)
  }
  .subscribe(
    next: { number in print("opened \(number)") },
    failed: { error in print("Presented: \(error)") })
// snippet.end

// snippet.fetch-all
func fetchAll(_ password: String) {
  allMessages(password).subscribe(
    failed: { error in print("Presented: \(error)") },
    completed: { print("Fetched all messages.") })
}
// snippet.end

heading("The right password")
fetchAll("sesame")

heading("A wrong password")
fetchAll("swordfish")

// snippet.nested
func fetchAllNested(_ password: String) {
  logIn(password).subscribe(
    failed: { error in print("Presented: \(error)") },
    completed: {
      loadCachedMessages().subscribe(
        next: { cached in
          fetchMessages(after: cached.last ?? 0).subscribe(
            failed: { error in print("Presented: \(error)") },
            completed: { print("Fetched all messages.") })
        },
        failed: { error in print("Presented: \(error)") })
    })
}
// snippet.end

heading("The same with nested call-backs")
for password in ["sesame", "swordfish"] { fetchAllNested(password) }

heading("The chain in time")
let clock = VirtualScheduler()
let chart = Chart(clock)
let logInLater = try Timeline(parsing: "--|").signal(on: clock)
let load = try Timeline(parsing: "-2|").signal(on: clock)
let fetch = try Timeline(parsing: "--3-4|").signal(on: clock)
let chain = chart.watch("log in", logInLater)
  .then { chart.watch("load", load) }
  .flatMap { last in chart.watch("fetch after \(last)", fetch) }
chart.record("screen", chain)
clock.run()
draw("the log-in works", chart.drawing)

heading("Common mistake: map where flatMap is meant")
// snippet.mistake
loadCachedMessages()
  .map { cached in fetchMessages(after: cached.last ?? 0) }
  .subscribe { inner in print("the handler gets a \(type(of: inner))") }
// snippet.end
