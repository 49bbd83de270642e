// Lesson 7 · One run for many
//
// Three screens show one forecast, and the weather service bills every request.
// Run me: make lesson-07

import LessonKit
import ReactiveCore

lesson(7, "One run for many")

// snippet.visit
typealias Forecast = Signal<String, DrawnError>
let got = Recorder<String>()

/// Lets three screens subscribe and leave, and then a tablet subscribe.
@discardableResult
func visit(_ name: String, _ way: (Forecast) -> Forecast) throws -> Chart {
  let clock = VirtualScheduler()
  let requests = Counter()
  let stopped = Counter()
  let chart = Chart(clock, byRun: true)
  let forecast = try Timeline(parsing: "-7-9-4--2|").signal(on: clock)
    .handleEvents(
      subscribed: { requests.increment() },
      disposed: { stopped.increment() })
  let signal = way(chart.watch("request", forecast))
  let early = [chart.record("phone", signal), signal.subscribe()]
  clock.advance(ticks: 4)
  let late = chart.record("wall", signal) { got.append($0) }
  clock.advance(ticks: 2)
  print("\(name): requests \(requests.count), the wall gets \(got.removeAll())")
  for screen in early + [late] { screen.dispose() }
  let running = requests.count - stopped.count
  clock.advance(ticks: 1)
  chart.record("tablet", signal) { got.append($0) }
  clock.run()
  print("  all leave: running \(running), then a tablet comes:")
  print("  requests \(requests.count), the tablet gets \(got.removeAll())")
  return chart
}
// snippet.end

heading("Three screens, the wall late; all leave; then a tablet comes")
// snippet.ways
try visit("cold") { $0 }
try visit("a subject, fed once") { forecast in
  let subject = Subject<String, DrawnError>()
  forecast.subscribe { subject.send($0) }
  return subject.signal
}
try visit("multicast, connected twice") { forecast in
  let connectable = forecast.multicast()
  connectable.connect()
  connectable.connect()
  return connectable.signal
}
let chart = try visit("share()") { $0.share() }
try visit("share(replay: 1)") { $0.share(replay: 1) }
try visit("replayLazily()") { $0.replayLazily() }
// snippet.end

heading("The requests behind share()")
draw("share()", chart.drawing)

heading("Who can stop a request that nobody looks at")
// snippet.stop
let stopped = Counter()
let endless = Signal.interval(every: .ticks(2), on: VirtualScheduler())
  .handleEvents(disposed: { stopped.increment() })
let subject = Subject<Int, Never>()
let feed = endless.subscribe { subject.send($0) }
feed.dispose()
print("the feed of a subject is disposed: stopped \(stopped.count)")
let connection = endless.multicast().connect()
connection.dispose()
print("the connection is disposed: stopped \(stopped.count)")
// snippet.end

heading("A subject that remembers the last two of 7, 9 and 4")
let board = ReplaySubject<Int, Never>(bufferSize: 2)
for degrees in [7, 9, 4] { board.send(degrees) }
board.signal.subscribe { print("the late one gets \($0)") }
board.send(2)

heading("Common mistake: a subscription for each handler")
// snippet.handlers
let requests = Counter()
let price = Signal<Int, DrawnError>.just(12)
  .handleEvents(subscribed: { requests.increment() })
price.subscribe { print("Cleo is told \($0)") }
price.subscribe(failed: { print("Cleo is not told: \($0)") })
price.subscribe(completed: { print("Cleo is done") })
print("requests \(requests.count)")
price.subscribe(
  next: { print("Dan is told \($0)") },
  failed: { print("Dan is not told: \($0)") },
  completed: { print("Dan is done") })
print("requests \(requests.count)")
// snippet.end

heading("Common mistake: share() on a request that answers at once")
// snippet.mistake
func bill(_ name: String, _ way: (Forecast) -> Forecast) {
  let requests = Counter()
  let signal = way(
    .just("7").handleEvents(subscribed: { requests.increment() }))
  for _ in 1...3 { signal.subscribe { got.append($0) } }
  print("\(name): requests \(requests.count), answers \(got.removeAll())")
}
bill("share()") { $0.share() }
bill("share(replay: 1)") { $0.share(replay: 1) }
bill("replayLazily()") { $0.replayLazily() }
print("instead: replayLazily() for what ends at once")
// snippet.end
