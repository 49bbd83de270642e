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

/// Prints the cells of a row of the table.
func showRow(_ cells: [String]) {
  let columns = [0, 17, 32, 51, 65]
  var row = ""
  for (index, cell) in cells.enumerated() {
    row += String(repeating: " ", count: columns[index] - row.count) + cell
  }
  print(row)
}

/// The name of the one that acts at this moment.
let acting = Property("nobody")

/// Asks a kind: Ada comes at tick 1, Ben at tick 10, and both leave at tick 19;
/// then Cleo comes, and leaves at once.
func ask(
  _ kind: String,
  _ make: (Signal<Int, Never>, VirtualScheduler) -> Signal<Int, Never>
) {
  let clock = VirtualScheduler()
  let starters = Recorder<String>()
  let stoppers = Recorder<String>()
  let benGets = Recorder<Int>()
  let work = Signal.interval(every: .ticks(4), on: clock).handleEvents(
    subscribed: { starters.append(acting.value) },
    disposed: { stoppers.append(acting.value) })
  acting.value = "its maker"
  let signal = make(work, clock)
  clock.advance(ticks: 1)
  acting.value = "Ada"
  let ada = signal.subscribe()
  clock.advance(ticks: 9)
  acting.value = "Ben"
  let ben = signal.subscribe { number in benGets.append(number) }
  clock.advance(ticks: 9)
  let runs = "\(starters.values.count)"
  acting.value = "Ada"
  ada.dispose()
  acting.value = "Ben"
  ben.dispose()
  acting.value = "Cleo"
  signal.subscribe().dispose()
  acting.value = "its maker"
  clock.advance(ticks: 5)
  let startedBy = starters.values.joined(separator: ", ")
  let stoppedBy = stoppers.values.joined(separator: ", ")
  showRow([
    kind, startedBy, runs, "\(benGets.values)",
    stoppedBy == "" ? "nobody" : stoppedBy,
  ])
}

heading("The table of all kinds")
showRow(["kind", "started by", "runs for Ada, Ben", "Ben gets", "stopped by"])
// snippet.kinds
ask("cold") { work, clock in work }
ask("subject") { work, clock in
  let channel = Subject<Int, Never>()
  let station = work.subscribe { number in channel.send(number) }
  clock.at(23) { station.dispose() }
  return channel.signal
}
ask("multicast()") { work, clock in
  let connectable = work.multicast()
  let connection = connectable.connect()
  clock.at(23) { connection.dispose() }
  return connectable.signal
}
ask("share()") { work, clock in work.share() }
ask("share(replay: 1)") { work, clock in work.share(replay: 1) }
ask("replayLazily()") { work, clock in work.replayLazily() }
ask("property") { work, clock in
  let state = Property(0)
  let writer = work.subscribe { number in state.value = number }
  clock.at(23) { writer.dispose() }
  return state.signal
}
ask("startEagerly()") { work, clock in work.startEagerly(on: clock) }
// snippet.end

heading("AsyncStream: two readers")
// snippet.stream
let stream = AsyncStream<Int> { feed in
  for number in 0...3 { feed.yield(number) }
}
for await number in stream.prefix(2) { print("Ada gets \(number)") }
for await number in stream.prefix(2) { print("Ben gets \(number)") }
// snippet.end

heading("Common mistake: keeping work that has no end")
// snippet.mistake
let clock = VirtualScheduler()
let places = Counter()
let gps = Signal.interval(every: .ticks(2), on: clock)
  .handleEvents(next: { place in places.increment() })
for (name, location) in [
  ("share(replay: 1)", gps.share(replay: 1)),
  ("replayLazily()", gps.replayLazily()),
] {
  location.subscribe().dispose()  // a screen is opened, and closed at once
  clock.advance(ticks: 10)
  print("\(name): \(places.count) places after the screen has gone")
}
// snippet.end
