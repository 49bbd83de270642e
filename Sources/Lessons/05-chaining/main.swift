// Lesson 5 · Work that depends on work
//
// A mail program logs in, loads the messages it has kept, and fetches those
// that came after the last one. Run me: make lesson-05

import LessonKit
import ReactiveCore

lesson(5, "Work that depends on work")

// snippet.requests
enum MailError: Error { case wrongPassword }
let transcript = Recorder<String>()

/// Notes that a request starts; its work has no value of its own.
func start(_ request: String) -> Signal<Void, MailError> {
  Signal.just(request).map { transcript.append($0) }
}
func logIn(_ word: String) -> Signal<Never, MailError> {
  start("logIn").then { word == "sesame" ? .empty : .failed(.wrongPassword) }
}
func loadCachedMessages() -> Signal<[Int], MailError> {
  start("loadCachedMessages").then { .just([1, 2]) }
}
func fetchMessages(after last: Int) -> Signal<[Int], MailError> {
  start("fetchMessages(after: \(last))").then { .just([3, 4]) }
}
func present(_ error: MailError) { transcript.append("Presented: \(error)") }
func done() { transcript.append("Fetched all messages.") }
// snippet.end

for password in ["sesame", "swordfish"] {
  heading("Log in with \(password)")
  // snippet.nested
  logIn(password).subscribe(
    failed: present,
    completed: {
      loadCachedMessages().subscribe(
        next: { cached in
          fetchMessages(after: cached.last ?? 0)
            .subscribe(failed: present, completed: done)
        }, failed: present)
    })
  // snippet.end
  let nested = transcript.removeAll()
  // snippet.chain
  logIn(password).then { loadCachedMessages() }
    .flatMap { cached in fetchMessages(after: cached.last ?? 0) }
    .subscribe(failed: present, completed: done)
  // snippet.end
  let chain = transcript.removeAll()
  for line in nested { print("call-backs: \(line)") }
  for line in chain { print("chain:      \(line)") }
  print("the same transcript? \(nested == chain)")
}

heading("Two messages, spelled letter by letter")
// snippet.overlap
let clock = VirtualScheduler()
let chart = Chart(clock)
let inbox = try Timeline(parsing: "1--2|").signal(on: clock)
let cat = try Timeline(parsing: "c-a-t|").signal(on: clock)
let dog = try Timeline(parsing: "D-O-G|").signal(on: clock)
let letters = chart.watch("inbox", inbox)
  .flatMap { chart.watch("message \($0)", $0 == "1" ? cat : dog) }
chart.record("concatMap", inbox.concatMap { $0 == "1" ? cat : dog })
chart.record("flatMap", letters)
clock.run()
draw("at once, and in order", chart.drawing)
// snippet.end

heading("100,000 messages wait for one")
let received = Counter()
Signal.from(0...100_000).concatMap { $0 == 0 ? cat : .just("!") }
  .subscribe { _ in received.increment() }
print("letters before the first message is spelled: \(received.count)")
clock.run()
print("letters when all are spelled: \(received.count)")

heading("Common mistake: map where flatMap is meant")
// snippet.mistake
loadCachedMessages().map { fetchMessages(after: $0.last ?? 0) }
  .subscribe { print("the handler gets a \(type(of: $0))") }
print("what has started: \(transcript.removeAll())")
// snippet.end
