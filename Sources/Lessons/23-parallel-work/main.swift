// Lesson 23 · Work side by side
//
// A mail app opens. Messages come from a database, drafts from a file, and the
// screen needs both. Run me: make lesson-23

import Dispatch
import Foundation
import LessonKit
import ReactiveCore

lesson(23, "Work side by side")

let begun = Recorder<String>()

/// Work that notes when it begins.
func load(_ result: String) -> Signal<String, Never> {
  .just(result).handleEvents(subscribed: { begun.append(result) })
}

// snippet.eager
let database = QueueScheduler(label: "database")
let file = QueueScheduler(label: "file")

let messages = load("12 messages").subscribe(on: database)
let drafts = load("3 drafts").startEagerly(on: file)
// snippet.end

/// Waits until a queue has done all the work that it was given so far.
func finish(_ queue: QueueScheduler) {
  let group = DispatchGroup()
  group.enter()
  queue.schedule { group.leave() }
  group.wait()
}

heading("Before anybody asks")
for queue in [database, file] { finish(queue) }
print("begun: \(begun.removeAll())")

heading("Two screens, one after the other")
// snippet.join
let mail = combineLatest(messages, drafts)
  .map { messages, drafts in "\(messages), \(drafts)" }

for screen in ["phone", "tablet"] {
  mail.subscribe(
    next: { text in print("\(screen): \(text)") },
    completed: { print("\(screen): Done processing") })
  for queue in [database, file] { finish(queue) }
  print("  begun for the \(screen): \(begun.removeAll())")
}
// snippet.end

heading("The same in ticks")
let clock = VirtualScheduler()
let chart = Chart(clock, byRun: true)
let query = try Timeline(parsing: "----m|").signal(on: clock)
let reading = try Timeline(parsing: "---d|").signal(on: clock)

let early = chart.watch("file", reading).startEagerly(on: clock)
let both = combineLatest(chart.watch("database", query), early)
  .map { messages, drafts in messages + drafts }
clock.at(2) {
  chart.record("phone", both) { text in
    print("the phone shows \(text) at tick \(clock.tick)")
  }
}
clock.run()
draw("side by side", chart.drawing)

heading("The same with operations")
// snippet.operations
let results = Recorder<String>()
let fetch = BlockOperation { results.append("12 messages") }
let read = BlockOperation { results.append("3 drafts") }
let last = BlockOperation {
  print("\(results.removeAll().sorted()). Done processing")
}
last.addDependency(fetch)
last.addDependency(read)
OperationQueue().addOperations([fetch, read, last], waitUntilFinished: true)
// snippet.end

/// Subscribes, and prints how many ticks the work takes.
func measure(_ way: String, _ work: Signal<String, DrawnError>) {
  let start = clock.tick
  work.subscribe { text in
    print("\(way): \(text) after \(clock.tick - start) ticks")
  }
  clock.run()
}

heading("Common mistake: one waits for the other")
// snippet.mistake
let chained = query.flatMap { messages in
  reading.map { drafts in messages + drafts }
}
let joined = combineLatest(query, reading)
  .map { messages, drafts in messages + drafts }
measure("flatMap", chained)
measure("combineLatest", joined)
// snippet.end
