// Lesson 20 · Time starts with the subscription
//
// A download may take only so long. From which moment is that counted?
// Run me: make lesson-20

import LessonKit
import ReactiveCore

lesson(20, "Time starts with the subscription")

enum RequestError: Error { case tooLate }

heading("A limit of seven ticks")
// snippet.limit
let clock = VirtualScheduler()
let pieces = Signal.interval(every: .ticks(3), on: clock).take(4)
  .setFailureType(to: RequestError.self)
pieces.timeout(after: .ticks(7), failingWith: .tooLate, on: clock).subscribe(
  next: { piece in print("tick \(clock.tick): Ada gets piece \(piece)") },
  failed: { error in print("tick \(clock.tick): Ada gets \(error)") },
  completed: { print("tick \(clock.tick): Ada gets the completion") })
clock.run()
// snippet.end

heading("Three devices ask")
// snippet.request
/// A request that takes so many ticks, at most twelve.
func request(
  taking ticks: Int, on clock: VirtualScheduler
) -> Signal<String, RequestError> {
  Signal.timer(after: .ticks(ticks), sending: "the answer", on: clock)
    .timeout(after: .ticks(12), failingWith: .tooLate, on: clock)
}
// snippet.end
let day = VirtualScheduler()
let chart = Chart(day)
// snippet.devices
let quick = request(taking: 2, on: day)
chart.record("phone", quick)
chart.record("tablet", request(taking: 15, on: day))
day.at(6) { chart.record("watch", quick) }
day.run()
// snippet.end
draw("three devices", chart.drawing)

heading("Common mistake: delay to start a request later")
// snippet.mistake
func slowRequest(on clock: VirtualScheduler) -> Signal<String, RequestError> {
  request(taking: 4, on: clock).handleEvents(
    subscribed: { print("tick \(clock.tick): the request starts") })
}
let night = VirtualScheduler()
slowRequest(on: night).delay(for: .ticks(3), on: night)
  .subscribe { text in print("tick \(night.tick): \(text) comes") }
night.run()
// snippet.end

heading("Instead: a timer, then the request")
// snippet.instead
let morning = VirtualScheduler()
Signal.timer(after: .ticks(3), sending: (), on: morning)
  .then { slowRequest(on: morning) }
  .subscribe { text in print("tick \(morning.tick): \(text) comes") }
morning.run()
// snippet.end
