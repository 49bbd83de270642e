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

/// Lets three screens subscribe and leave, and then one more subscribe.
@discardableResult
func visit(_ name: String, _ way: (Forecast) -> Forecast) throws -> Chart {
  let (clock, requests) = (VirtualScheduler(), Counter())
  let chart = Chart(clock)
  let forecast = try Timeline(parsing: "-7-9-4--2|").signal(on: clock)
    .handleEvents(subscribed: { requests.increment() })
  let signal = way(chart.watch("request", forecast))
  let early = [chart.record("phone", signal), signal.subscribe()]
  clock.advance(ticks: 4)
  let late = chart.watch("wall", signal).subscribe { got.append($0) }
  clock.advance(ticks: 2)
  print("\(name): requests \(requests.count), the wall gets \(got.removeAll())")
  for screen in early + [late] { screen.dispose() }
  clock.advance(ticks: 1)
  chart.watch("tablet", signal).subscribe { got.append($0) }
  clock.run()
  print("  then: requests \(requests.count), a tablet gets \(got.removeAll())")
  return chart
}
// snippet.end

heading("Three screens, the wall late; all leave; then a tablet comes")
// snippet.ways
try visit("cold") { $0 }
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

heading("A subject that remembers the last two of 7, 9 and 4")
// snippet.board
let board = ReplaySubject<Int, Never>(bufferSize: 2)
for degrees in [7, 9, 4] { board.send(degrees) }
board.signal.subscribe { print("the late one gets \($0)") }
board.send(2)
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
