// Lesson 10 · Four answers for every kind
//
// Who starts the work, how many runs are there, what does a latecomer get, and
// who stops the work? Every kind is asked. Run me: make lesson-10

import LessonKit
import ReactiveCore

lesson(10, "Four answers for every kind")

heading("Cleo comes when Ada has left")
// snippet.cleo
let clock = VirtualScheduler()
let numbers = Signal.interval(every: .ticks(4), on: clock)
let shared = numbers.share(replay: 1)
let state = Property(0)
numbers.subscribe { number in state.value = number }

let ada = shared.subscribe { number in print("Ada gets \(number)") }
clock.advance(ticks: 10)
ada.dispose()
state.signal.subscribe { print("from the property, Cleo gets \($0)") }
shared.subscribe { print("from share(replay: 1), Cleo gets \($0)") }
clock.advance(ticks: 5)
// snippet.end

let tableClock = VirtualScheduler()

/// The name of the one that acts at this moment.
let acting = Property("nobody")

@discardableResult
func by<Result>(_ name: String, _ act: () -> Result) -> Result {
  acting.value = name
  return act()
}

/// Asks a kind: Ada comes at tick 1, Ben at tick 10, and both leave at tick 19.
///
/// What the maker can stop is stopped last.
func ask(
  _ kind: String, _ make: (Signal<Int, Never>, Disposable) -> Signal<Int, Never>
) {
  let starters = Recorder<String>()
  let stoppers = Recorder<String>()
  let benGets = Recorder<Int>()
  let work = Signal.interval(every: .ticks(4), on: tableClock).handleEvents(
    subscribed: { starters.append(acting.value) },
    disposed: { stoppers.append(acting.value) })
  let byMaker = Disposable()
  let signal = by("its maker") { make(work, byMaker) }
  tableClock.advance(ticks: 1)
  let ada = by("Ada") { signal.subscribe() }
  tableClock.advance(ticks: 9)
  let ben = by("Ben") { signal.subscribe { number in benGets.append(number) } }
  tableClock.advance(ticks: 9)
  by("Ada") { ada.dispose() }
  by("Ben") { ben.dispose() }
  by("its maker") { byMaker.dispose() }
  showRow(
    kind, "\(starters.values)", "\(starters.values.count)",
    "\(benGets.values)", "\(stoppers.values)")
}

/// Prints the cells of a row of the table.
func showRow(_ cells: String...) {
  let columns = [0, 17, 32, 38, 52]
  var row = ""
  for (index, cell) in cells.enumerated() {
    row += String(repeating: " ", count: columns[index] - row.count) + cell
  }
  print(row)
}

heading("The table of all kinds")
showRow("kind", "started by", "runs", "Ben gets", "stopped by")
// snippet.kinds
ask("cold") { work, byMaker in work }
ask("subject") { work, byMaker in
  let channel = Subject<Int, Never>()
  byMaker.add(work.subscribe { number in channel.send(number) })
  return channel.signal
}
ask("multicast()") { work, byMaker in
  let connectable = work.multicast()
  byMaker.add(connectable.connect())
  return connectable.signal
}
ask("share()") { work, byMaker in work.share() }
ask("share(replay: 1)") { work, byMaker in work.share(replay: 1) }
ask("replayLazily()") { work, byMaker in work.replayLazily() }
ask("property") { work, byMaker in
  let state = Property(0)
  byMaker.add(work.subscribe { number in state.value = number })
  return state.signal
}
ask("startEagerly()") { work, byMaker in work.startEagerly(on: tableClock) }
// snippet.end

heading("Common mistake: sharing where it is asked for")
// snippet.mistake
let requests = Counter()
let request = Signal<Int, Never>.never
  .handleEvents(subscribed: { requests.increment() })
var forecast: Signal<Int, Never> { request.share() }
forecast.subscribe()  // the phone
forecast.subscribe()  // the tablet
print("requests: \(requests.count)")
// snippet.end
