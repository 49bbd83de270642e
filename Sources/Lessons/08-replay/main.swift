// Lesson 8 · What a latecomer gets
//
// Ada's tablet is switched on late. What it shows at once depends on what was
// kept for it. Run me: make lesson-08

import LessonKit
import ReactiveCore

lesson(8, "What a latecomer gets")

/// The phone comes at tick 0, the tablet at tick 4, and the watch at tick 15.
func day(
  _ title: String,
  _ offer: (Signal<String, DrawnError>) -> Signal<String, DrawnError>
) throws -> Chart {
  heading(title)
  let clock = VirtualScheduler()
  let chart = Chart(clock, byRun: true)
  let requests = Counter()
  // snippet.forecast
  let forecast = try Timeline(parsing: "-7-9-----4-2|").signal(on: clock)
    .handleEvents(subscribed: { requests.increment() })
  // snippet.end
  let signal = offer(chart.watch("request", forecast))
  for (name, comes) in [("phone", 0), ("tablet", 4), ("watch", 15)] {
    clock.at(comes) {
      let shown = Recorder<String>()
      chart.record(name, signal) { degrees in shown.append(degrees) }
      print("the \(name) gets at once: \(shown.values)")
    }
  }
  clock.run()
  print("requests: \(requests.count)")
  return chart
}

// snippet.ways
let last = try day("share(replay: 1)") { forecast in
  forecast.share(replay: 1)
}
let all = try day("replayLazily()") { forecast in
  forecast.replayLazily()
}
// snippet.end

heading("Both days, drawn")
draw("share(replay: 1)", last.drawing)
draw("replayLazily()", all.drawing)

heading("A subject that remembers two values")
// snippet.board
let board = ReplaySubject<String, Never>(bufferSize: 2)
for degrees in ["7", "9", "4"] {
  board.send(degrees)
}
board.signal.subscribe { degrees in print("the tablet gets \(degrees)") }
board.send("2")
board.complete()
board.signal.subscribeToEvents { event in print("the watch gets \(event)") }
// snippet.end

heading("Common mistake: trying again on what is replayed")
// snippet.mistake
let requests = Counter()
enum NetworkError: Error { case offline }
let forecast = Signal<Int, NetworkError>.failed(.offline)
  .handleEvents(subscribed: { requests.increment() })
  .replayLazily()
forecast.subscribe(failed: { error in print("the phone is \(error)") })
forecast.subscribe(failed: { error in print("the tablet is \(error)") })
print("requests: \(requests.count)")
// snippet.end
