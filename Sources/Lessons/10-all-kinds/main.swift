// Lesson 10 · Four answers for every kind
//
// Who starts the work, how many runs are there, what does a latecomer get, and
// who stops the work? Every kind is asked. Run me: make lesson-10

import LessonKit
import ReactiveCore

lesson(10, "Four answers for every kind")

/// Prints cells at the columns of a table.
func showRow(_ cells: [String]) {
  let columns = [0, 18, 34, 40, 54]
  var row = ""
  for (index, cell) in cells.enumerated() {
    row += String(repeating: " ", count: columns[index] - row.count) + cell
  }
  print(row)
}

/// Who acts at this moment.
let acting = Property("nobody")

/// What is seen of one kind.
struct Answers {
  /// Who acted when a run started, and when one stopped.
  let starters = Recorder<String>()
  let stoppers = Recorder<String>()
  let benGot = Recorder<Int>()

  func show(_ kind: String, runsWithTwo: Int) {
    let startedBy = starters.values.joined(separator: ", ")
    let stoppedBy = stoppers.values.joined(separator: ", ")
    showRow([
      kind, startedBy, "\(runsWithTwo)", "\(benGot.values)",
      stoppedBy == "" ? "nobody" : stoppedBy,
    ])
  }
}

// snippet.ask
/// Asks a kind: Ada comes at tick 1, Ben at tick 10, and both leave at tick 19;
/// then Cleo comes, and leaves at once.
func ask(
  _ kind: String,
  _ make: (Signal<Int, Never>, VirtualScheduler) -> Signal<Int, Never>
) {
  let clock = VirtualScheduler()
  let answers = Answers()
  let work = Signal.interval(every: .ticks(4), on: clock).handleEvents(
    subscribed: { answers.starters.append(acting.value) },
    disposed: { answers.stoppers.append(acting.value) })
  acting.value = "its maker"
  let signal = make(work, clock)
  clock.advance(ticks: 1)
  acting.value = "Ada"
  let ada = signal.subscribe()
  clock.advance(ticks: 9)
  acting.value = "Ben"
  let ben = signal.subscribe { number in answers.benGot.append(number) }
  clock.advance(ticks: 9)
  let runsWithTwo = answers.starters.values.count
  acting.value = "Ada"
  ada.dispose()
  acting.value = "Ben"
  ben.dispose()
  acting.value = "Cleo"
  signal.subscribe().dispose()
  clock.advance(ticks: 5)
  answers.show(kind, runsWithTwo: runsWithTwo)
}
// snippet.end

heading("The table of all kinds")
showRow(["kind", "started by", "runs", "Ben gets", "stopped by"])
// snippet.signals
ask("cold") { work, clock in
  work
}
ask("subject, fed") { work, clock in
  acting.value = "the station"
  let channel = Subject<Int, Never>()
  let station = work.subscribe { number in channel.send(number) }
  clock.at(23) {
    acting.value = "the station"
    station.dispose()
  }
  return channel.signal
}
// snippet.hide
ask("multicast()") { work, clock in
  acting.value = "connect()"
  let connectable = work.multicast()
  let connection = connectable.connect()
  clock.at(23) {
    acting.value = "the connection"
    connection.dispose()
  }
  return connectable.signal
}
// snippet.show
ask("share()") { work, clock in
  work.share()
}
ask("share(replay: 1)") { work, clock in
  work.share(replay: 1)
}
ask("replayLazily()") { work, clock in
  work.replayLazily()
}
ask("property, fed") { work, clock in
  acting.value = "its writer"
  let state = Property(0)
  let writer = work.subscribe { number in state.value = number }
  clock.at(23) {
    acting.value = "its writer"
    writer.dispose()
  }
  return state.signal
}
ask("startEagerly()") { work, clock in
  work.startEagerly(on: clock)
}
// snippet.end

// snippet.stream
let ofStream = Answers()
acting.value = "its maker"
let stream = AsyncStream<Int> { feed in
  ofStream.starters.append(acting.value)
  feed.onTermination = { _ in ofStream.stoppers.append(acting.value) }
  for number in 0...3 { feed.yield(number) }
}
acting.value = "Ada"
for await _ in stream.prefix(2) {}
acting.value = "Ben"
for await number in stream.prefix(2) { ofStream.benGot.append(number) }
let runsOfStream = ofStream.starters.values.count
acting.value = "Cleo's cancel"
let cleo = Task { for await _ in stream {} }
cleo.cancel()
await cleo.value
ofStream.show("AsyncStream", runsWithTwo: runsOfStream)
// snippet.end

let ofTask = Answers()
let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
let (numbers, server) = AsyncStream.makeStream(of: Int.self)
acting.value = "its maker"
let work = Task {
  ofTask.starters.append(acting.value)
  beginning.finish()
  for await number in numbers { return number }
  ofTask.stoppers.append(acting.value)
  return 0
}
for await _ in begun {}  // it has begun, and nobody has asked for its value
acting.value = "Ada"
let ada = Task { await work.value }
ada.cancel()  // Ada leaves
server.yield(7)
acting.value = "Ben"
ofTask.benGot.append(await work.value)
let runsOfTask = ofTask.starters.values.count
acting.value = "its cancel()"
let another = Task {
  for await _ in numbers {}
  ofTask.stoppers.append(acting.value)
}
another.cancel()
await another.value
ofTask.show("Task", runsWithTwo: runsOfTask)

heading("Common mistake: share() where the signal is asked for")
// snippet.mistake
let requests = Counter()
let request = Signal.interval(every: .ticks(3), on: VirtualScheduler())
  .handleEvents(subscribed: { requests.increment() })
var forecast: Signal<Int, Never> { request.share() }
for screen in ["phone", "tablet"] {
  forecast.subscribe { update in print("the \(screen) gets \(update)") }
}
print("requests: \(requests.count)")
let shared = request.share()
for screen in ["phone", "tablet"] {
  shared.subscribe { update in print("the \(screen) gets \(update)") }
}
print("instead, one signal for both: requests: \(requests.count - 2)")
// snippet.end
