// Lesson 3 · Cold and hot, side by side
//
// A line in a factory numbers crates. Ada and Cleo come to the line; Ben and
// Dan come, at the same ticks, to a belt that one such line feeds.
// Run me: make lesson-03

import LessonKit
import ReactiveCore

lesson(3, "Cold and hot, side by side")

heading("Ada and Cleo come to the line, Ben and Dan to the belt")
let clock = VirtualScheduler()
// snippet.line
let (up, down) = (Counter(), Counter())  // lines that start, lines that stop
let line = Signal.interval(every: .ticks(3), on: clock)
  .handleEvents(subscribed: { up.increment() }, disposed: { down.increment() })
let belt = Subject<Int, Never>()
// snippet.end
// snippet.work
@Sendable func say(_ what: String) {
  print("tick \(clock.tick): \(what), lines running: \(up.count - down.count)")
}
func work(
  _ name: String, _ shift: ClosedRange<Int>, at place: Signal<Int, Never>,
  _ chart: Chart
) {
  let taken = Recorder<Int>()
  let seen = place.handleEvents(next: { taken.append($0) })
  clock.at(shift.lowerBound) {
    let stay = chart.record(name, seen)
    say("\(name) comes")
    clock.at(shift.upperBound) {
      stay.dispose()
      say("\(name) leaves with \(taken.values)")
    }
  }
}
let (cold, hot) = (Chart(clock), Chart(clock))
// snippet.end
// snippet.same
say("nobody is here")
let feed = hot.watch("line", line).subscribe { belt.send($0) }
say("the belt is fed")
work("Ada", 4...14, at: line, cold)
work("Ben", 4...14, at: belt.signal, hot)
work("Cleo", 8...19, at: line, cold)
work("Dan", 8...19, at: belt.signal, hot)
clock.advance(ticks: 22)
feed.dispose()
say("the feed ends")
// snippet.end

heading("The same shifts, drawn")
let both = cold.drawing.timelines + hot.drawing.timelines
draw("cold and hot", MarbleDrawing(both))

heading("A signal for a request, a subject for a call-back")
// snippet.suits
enum PriceError: Error { case closed }
let requests = Counter()
let price = Signal<Int, PriceError>
  .timer(after: .ticks(2), sending: 12, on: clock)
  .handleEvents(subscribed: { requests.increment() })
let bell = Subject<String, Never>()
let onRing: (String) -> Void = { bell.send($0) }  // the gate calls this

price.subscribe(
  next: { print("Ada is told \($0)") }, completed: { print("Ada is done") })
clock.run()
onRing("the baker")
bell.signal.subscribe { print("Ben hears \($0) ring") }
onRing("the smith")
print("requests so far: \(requests.count)")
// snippet.end

heading("Common mistake: a subscription for each handler")
// snippet.mistake
price.subscribe { print("Cleo is told \($0)") }
price.subscribe(failed: { print("Cleo is not told: \($0)") })
price.subscribe(completed: { print("Cleo is done") })
clock.run()
print("requests so far: \(requests.count)")
// snippet.end
