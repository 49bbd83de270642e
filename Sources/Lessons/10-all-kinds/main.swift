// Lesson 10 · Four answers for every kind
//
// Who starts the work, how many runs are there, what does a latecomer get, and
// who stops the work? Every kind is asked. Run me: make lesson-10

import LessonKit
import ReactiveCore

lesson(10, "Four answers for every kind")

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
  // snippet.hide
  let runsWithTwo = answers.starters.values.count
  // snippet.show
  acting.value = "Ada"
  ada.dispose()
  acting.value = "Ben"
  ben.dispose()
  acting.value = "Cleo"
  signal.subscribe().dispose()
  // snippet.hide
  clock.advance(ticks: 5)
  answers.show(kind, runsWithTwo: runsWithTwo)
  // snippet.show
}
// snippet.end

heading("The table of all kinds")
showRow(["kind", "started by", "runs for Ada, Ben", "Ben gets", "stopped by"])
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
// snippet.signals
ask("share()") { work, clock in
  work.share()
}
// snippet.hide
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
// snippet.show
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
// snippet.hide
let runsOfStream = ofStream.starters.values.count
// snippet.show
acting.value = "Cleo's cancel"
let cleo = Task { for await _ in stream {} }
cleo.cancel()
await cleo.value
// snippet.end
ofStream.show("AsyncStream", runsWithTwo: runsOfStream)

let ofTask = Answers()
let (begun, beginning) = AsyncStream.makeStream(of: Void.self)
let (numbers, server) = AsyncStream.makeStream(of: Int.self)
acting.value = "its maker"
// snippet.task
let work = Task {
  ofTask.starters.append(acting.value)
  // snippet.hide
  beginning.finish()
  // snippet.show
  for await number in numbers { return number }
  // snippet.hide
  ofTask.stoppers.append(acting.value)
  // snippet.show
  return 0
}
// snippet.hide
for await _ in begun {}  // it has begun, and nobody has asked for its value
// snippet.show
acting.value = "Ada"
let ada = Task { await work.value }
ada.cancel()  // Ada leaves
// snippet.hide
server.yield(7)
acting.value = "Ben"
ofTask.benGot.append(await work.value)
// snippet.end
let runsOfTask = ofTask.starters.values.count
acting.value = "its cancel()"
let another = Task {
  for await _ in numbers {}
  ofTask.stoppers.append(acting.value)
}
another.cancel()
await another.value
ofTask.show("Task", runsWithTwo: runsOfTask)

heading("startEagerly(), drawn")
let clock = VirtualScheduler()
let chart = Chart(clock, byRun: true)
let counting = chart.watch("run", .interval(every: .ticks(4), on: clock))
let eager = counting.startEagerly(on: clock)
clock.at(1) { chart.record("Ada", eager) }
clock.at(10) { chart.record("Ben", eager) }
clock.advance(ticks: 19)
draw("startEagerly()", chart.drawing)

heading("Common mistake: share() where the signal is asked for")
// snippet.mistake
/// A request that is not answered yet.
func makeRequest(countedBy requests: Counter) -> Signal<Int, Never> {
  Signal.never.handleEvents(subscribed: { requests.increment() })
}
let requests = Counter()
let request = makeRequest(countedBy: requests)
var forecast: Signal<Int, Never> { request.share() }
forecast.subscribe()  // the phone
forecast.subscribe()  // the tablet
print("requests: \(requests.count)")
let requestsInstead = Counter()
let shared = makeRequest(countedBy: requestsInstead).share()
shared.subscribe()
shared.subscribe()
print("instead, one signal for both: requests: \(requestsInstead.count)")
// snippet.end
