// Lesson 2 · A hot signal and its roster
//
// A radio station sends whether or not anybody listens. Who tunes in late has
// missed what was sent. Run me: make lesson-02

import LessonKit
import ReactiveCore

lesson(2, "A hot signal and its roster")

heading("Nobody listens")
// snippet.station
let station = Subject<String, Never>()
func air(_ item: String) {
  print("on air: \(item)")
  station.send(item)
}
air("the news at six")
// snippet.hide
heading("Ada tunes in")
// snippet.show
let ada = station.signal.subscribeToEvents { print("  Ada gets \($0)") }
air("the weather")
// snippet.hide
heading("Ben tunes in late")
// snippet.show
station.signal.subscribeToEvents { print("  Ben gets \($0)") }
air("the traffic")
// snippet.end

heading("Ada switches off")
// snippet.off
ada.dispose()
air("the concert")
// snippet.end

heading("The station closes, then Cleo tunes in")
// snippet.closed
station.complete()
air("the night music")
station.signal.subscribeToEvents { print("  Cleo gets \($0)") }
// snippet.end

heading("Two listeners, drawn")
// snippet.hours
let clock = VirtualScheduler()
let chart = Chart(clock)
let hours = Subject<Int, Never>()
for hour in 1...6 { clock.at(2 * hour) { hours.send(hour) } }
clock.at(13) { hours.complete() }
clock.advance(ticks: 3)
let early = chart.record("early", hours.signal)
clock.at(7) { chart.record("late", hours.signal) }
clock.at(9) { early.dispose() }
clock.run()
draw("early and late", chart.drawing)
// snippet.end

heading("Ada answers from inside her handler")
let phoneIn = Subject<String, Never>()
phoneIn.signal.subscribeToEvents { event in
  print("Ada gets \(event)")
  guard event == .next("who is calling?") else { return }
  phoneIn.send("this is Ada")
  print("Ada's send has returned")
}
phoneIn.signal.subscribeToEvents { print("Ben gets \($0)") }
phoneIn.send("who is calling?")

heading("A request suits a signal, a call-back suits a subject")
// snippet.request
let requests = Counter()
let playlist = Signal<String, Never> { subscriber in
  subscriber.send("the playlist, by request \(requests.increment())")
  subscriber.complete()
  return Disposable()  // nothing to undo
}
playlist.subscribe { print("Ada gets \($0)") }
playlist.subscribe { print("Ben gets \($0)") }
// snippet.end
// snippet.call-back
let ended = Subject<String, Never>()
func recordDidEnd(_ side: String) { ended.send(side) }
ended.signal.subscribe { print("the host puts away \($0)") }
ended.signal.subscribe { print("the log-book says: played \($0)") }
recordDidEnd("side A")
// snippet.end

heading("Common mistake: Ben holds the subject, and leaves by completing it")
// snippet.mistake
phoneIn.complete()
print("instead: keep the subject private, hand out its signal; leave by dispose()")
// snippet.end
