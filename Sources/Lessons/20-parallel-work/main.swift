// Lesson 20 · Work side by side
//
// A mail program opens: messages come from a database, drafts from a file, and
// the screen needs both. Run me: make lesson-20

import Foundation
import LessonKit
import ReactiveCore

lesson(20, "Work side by side")

// snippet.place
/// A scheduler that tells its name to the work that it runs.
struct Place: Scheduler {
  @TaskLocal static var here = "caller"
  let name: String
  var clock: any TimedScheduler = QueueScheduler(label: "a place")
  var wait = Duration.zero

  func schedule(_ work: @escaping @Sendable () -> Void) -> Disposable {
    clock.schedule(after: wait) { Place.$here.withValue(name, operation: work) }
  }
}
let (database, file) = (Place(name: "database"), Place(name: "file"))
let screen = Place(name: "screen")
// snippet.end
// snippet.work
let begun = Recorder<String>()
func load(_ result: String) -> Signal<String, Never> {
  .just(result).handleEvents(next: { begun.append($0) })
    .map { "\($0) (work: \(Place.here))" }
}
// snippet.end

heading("A database, a file, one final step")
// snippet.both
let log = Recorder<String>()
let messages = load("12 messages").subscribe(on: database)
let drafts = load("3 drafts").startEagerly(on: file)
_ = Signal<Int, Never>.just(0).subscribe(on: file).toArray()  // waits for file
print("nobody has subscribed, but work has begun: \(begun.removeAll())")
let opened = combineLatest(messages, drafts).observe(on: screen).handleEvents(
  next: { log.append("\($0) + \($1) (handler: \(Place.here))") },
  completed: { log.append("Done processing") })
for time in ["first", "second"] {
  _ = opened.toArray()  // subscribes, and waits for the end
  for line in log.removeAll() { print(line) }
  print("begun for the \(time) subscriber: \(begun.removeAll())")
}
// snippet.end

heading("The same in ticks, each place a tick late")
// snippet.drawn
let clock = VirtualScheduler()
let chart = Chart(clock)
let late = Place(name: "late", clock: clock, wait: .ticks(1))
let inbox = try Timeline(parsing: "--m--n|").signal(on: clock)
let draft = try Timeline(parsing: "----d|").signal(on: clock)
let eager = chart.watch("file", draft).startEagerly(on: late)
let asked = chart.watch("database", inbox).subscribe(on: late)
let both = chart.watch("both", combineLatest(asked, eager).map { $0 + $1 })
clock.at(3) { chart.record("screen", both.observe(on: late)) }
clock.run()
draw("side by side", chart.drawing)
// snippet.end

heading("The same with operations")
let found = [Recorder<String>(), Recorder<String>()]
let fetch = BlockOperation { found[0].append("12 messages") }
let read = BlockOperation { found[1].append("3 drafts") }
let finish = BlockOperation { found.flatMap(\.values).forEach(log.append) }
for operation in [fetch, read] { finish.addDependency(operation) }
OperationQueue().addOperations([fetch, read, finish], waitUntilFinished: true)
print("the final step finds \(log.removeAll())")

heading("Common mistake: observe(on:) where subscribe(on:) is meant")
// snippet.mistake
func tell(_ way: String, _ mail: Signal<String, Never>) {
  print(way, mail.map { "\($0) (handler: \(Place.here))" }.toArray())
}
tell("observe(on:)  ", load("mail").observe(on: database))
tell("subscribe(on:)", load("mail").subscribe(on: database))
// snippet.end
