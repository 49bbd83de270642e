// Lesson 19 · Time, virtual and real
//
// A phone, a tablet and a watch each make a request. How long may it take, and
// by which clock? Run me: make lesson-19, then: make lesson-19 FLAGS=--live

import LessonKit
import ReactiveCore

let flags = lesson(19, "Time, virtual and real", flags: ["--live"])

enum RequestError: Error { case tooLate }

// snippet.request
/// A request that takes so many ticks, at most six.
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
virtual.run()
// In real time, this waits until the dots of a second subscription have come.
if isLive { _ = dots.toArray() }

heading("A delayed feed")
// snippet.feed
let time = VirtualScheduler()
let feed = try Timeline(parsing: "-1-2-#").signal(on: time)
feed.delay(.ticks(6), on: time).subscribe(
  next: { number in print("tick \(time.tick): the screen gets \(number)") },
  failed: { _ in print("tick \(time.tick): the screen gets the failure") })
time.run()
// snippet.end

heading("Two delayed feeds, drawn")
let later = VirtualScheduler()
let feeds = Chart(later)
for (name, events) in [("fails", "-1-2-#"), ("completes", "-1-2-|")] {
  let source = try Timeline(parsing: events).signal(on: later)
  feeds.record(name, source)
  feeds.record("\(name), delay 6", source.delay(.ticks(6), on: later))
}
later.run()
draw("two delayed feeds", feeds.drawing)

heading("Another attempt after a pause")
// snippet.retry
let shop = VirtualScheduler()
let attempts = Counter()
let price = Signal<String, RequestError>.failed(.tooLate)
  .handleEvents(subscribed: {
    print("tick \(shop.tick): attempt \(attempts.increment())")
  })
price.retry(2, on: shop) { attempt in .ticks(4 * attempt) }
  .subscribe(failed: { _ in print("tick \(shop.tick): Ada is told") })
shop.run()
// snippet.end

heading("Common mistake: delay to start a request later")
// snippet.mistake
func slowRequest(on clock: VirtualScheduler) -> Signal<String, RequestError> {
  request(taking: 4, on: clock).handleEvents(
    subscribed: { print("tick \(clock.tick): the request starts") })
}
let night = VirtualScheduler()
slowRequest(on: night).delay(.ticks(3), on: night)
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
