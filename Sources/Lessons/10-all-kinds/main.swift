// Lesson 10 · Four answers for every kind
//
// Who starts the work, how many runs are there, what does a latecomer get, and
// who stops the work? Every kind is asked. Run me: make lesson-10

import LessonKit
import ReactiveCore

lesson(10, "Four answers for every kind")

heading("A signal that is shared where it is asked for")
// snippet.computed
let requests = Counter()
let request = Signal<Int, Never>.never
  .handleEvents(subscribed: { requests.increment() })
var forecast: Signal<Int, Never> { request.share() }
forecast.subscribe()  // the phone
forecast.subscribe()  // the tablet
print("requests: \(requests.count)")
// snippet.end

heading("The same, stored")
// snippet.stored
let requestsInstead = Counter()
let stored = Signal<Int, Never>.never
  .handleEvents(subscribed: { requestsInstead.increment() })
  .share()
stored.subscribe()  // the phone
stored.subscribe()  // the tablet
print("requests: \(requestsInstead.count)")
// snippet.end

/// Prints cells at the columns of a table.
func showRow(_ cells: [String]) {
  let columns = [0, 17, 32, 51, 65]
  var row = ""
  for (index, cell) in cells.enumerated() {
    row += String(repeating: " ", count: columns[index] - row.count) + cell
  }
  print(row)
}

/// Who acts at this moment.
let acting = Property("nobody")

// snippet.answers
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
// snippet.end

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
showRow(["kind", "started by", "runs for Ada, Ben", "Ben gets", "stopped by"])
// snippet.kinds
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

let ofStream = Answers()
// snippet.stream
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
// snippet.end
ofStream.show("AsyncStream", runsWithTwo: runsOfStream)

let ofTask = Answers()
// snippet.task
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
// snippet.end
ofTask.show("Task", runsWithTwo: runsOfTask)

heading("startEagerly(), drawn")
let clock = VirtualScheduler()
let chart = Chart(clock, byRun: true)
let counting = chart.watch("run", .interval(every: .ticks(5), on: clock))
let eager = counting.startEagerly(on: clock)
clock.at(1) { chart.record("Ada", eager) }
clock.at(11) { chart.record("Ben", eager) }
clock.advance(ticks: 21)
draw("startEagerly()", chart.drawing)

heading("Common mistake: keeping work that has no end")
// snippet.mistake
func useLocation(
  _ title: String,
  _ make: (Signal<Int, Never>) -> Signal<Int, Never>
) {
  let clock = VirtualScheduler()
  let fixes = Counter()
  let gps = Signal.interval(every: .ticks(2), on: clock)
    .handleEvents(next: { fix in fixes.increment() })
  let screen = make(gps).subscribe()
  clock.advance(ticks: 10)
  screen.dispose()
  let before = fixes.count
  clock.advance(ticks: 10)
  print("\(title): \(fixes.count - before) fixes after the screen has left")
}
useLocation("replayLazily()") { gps in gps.replayLazily() }
useLocation("share(replay: 1)") { gps in gps.share(replay: 1) }
// snippet.end
