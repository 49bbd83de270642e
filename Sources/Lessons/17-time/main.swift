// Lesson 17 · Time, virtual and real
//
// A phone, a tablet and a watch each make a request. How long may it take, and
// by whose clock? Run me: make lesson-17, then: make lesson-17 FLAGS=--live

import LessonKit
import ReactiveCore

let flags = lesson(17, "Time, virtual and real", flags: ["--live": "real time"])

enum RequestError: Error { case tooLate }

// snippet.request
/// A request that takes so many ticks; it may take six.
func request(
  taking ticks: Int, on clock: some TimedScheduler
) -> Signal<String, RequestError> {
  Signal.timer(after: .ticks(ticks), sending: "the answer", on: clock)
    .timeout(after: .ticks(6), failingWith: .tooLate, on: clock)
}
// snippet.end

heading("Three requests")
// snippet.clock
let virtual = VirtualScheduler()
let isLive = flags.contains("--live")
let clock: any TimedScheduler =
  isLive ? QueueScheduler(label: "requests") : virtual
// snippet.end

let start = clock.now
@Sendable func say(_ text: String) {
  let tick = Int((clock.now - start) / .ticks(1))
  print("tick \(tick): \(text)")
}

@Sendable func ask(_ device: String, _ answer: Signal<String, RequestError>) {
  say("the \(device) asks")
  answer.subscribe { text in
    say("the \(device) gets \(text)")
  } failed: { error in
    say("the \(device) gets the failure \(error)")
  }
}

// snippet.requests
let quick = request(taking: 4, on: clock)
ask("phone", quick)
ask("tablet", request(taking: 9, on: clock))
clock.schedule(after: .ticks(3)) { ask("watch", quick) }

let dots = Signal.interval(every: .ticks(5), on: clock).take(2)
dots.subscribe { dot in say("the screen shows dot \(dot)") }
// snippet.end
// snippet.run
virtual.run()
if isLive { _ = dots.toArray() }
// snippet.end

heading("Drawn: delay and timeout")
let time = VirtualScheduler()
let chart = Chart(time, byRun: true)
let dotted = Signal.interval(every: .ticks(3), on: time)
  .setFailureType(to: RequestError.self)
let run = chart.watch("run", dotted)
chart.record("interval 3", run)
chart.record("delay 2", run.delay(.ticks(2), on: time))
let limited = run.timeout(after: .ticks(7), failingWith: .tooLate, on: time)
chart.record("timeout 7", limited)
chart.record("timeout, delay", limited.delay(.ticks(2), on: time))
time.advance(ticks: 12)
draw("delay and timeout", chart.drawing)

heading("Common mistake: delay puts off the request")
// snippet.mistake
let later = VirtualScheduler()
request(taking: 4, on: later)
  .handleEvents(subscribed: { print("tick \(later.tick): the request starts") })
  .delay(.ticks(3), on: later)
  .subscribe { text in print("tick \(later.tick): \(text) comes") }
later.run()
// snippet.end
