// Lesson 7 · One run for many
//
// Ada's phone, tablet and watch show one forecast. How many requests are made?
// Run me: make lesson-07

import LessonKit
import ReactiveCore

lesson(7, "One run for many")

// snippet.forecast
/// A forecast: each run of it is a request, answered by update 0, 1, 2 and so
/// on, one every three ticks.
func makeForecast(
  on clock: VirtualScheduler, countedBy requests: Counter
) -> Signal<Int, Never> {
  Signal.interval(every: .ticks(3), on: clock).handleEvents(
    subscribed: {
      print("tick \(clock.tick): request \(requests.increment()) starts")
    },
    disposed: { print("tick \(clock.tick): a request stops") })
}
// snippet.end

/// The phone is on from tick 0 to 7, the tablet from 4 to 10, and the watch
/// from 13 to 20.
func day(
  _ title: String,
  _ offer: (Signal<Int, Never>, VirtualScheduler) -> Signal<Int, Never>
) -> Chart {
  heading(title)
  let clock = VirtualScheduler()
  let chart = Chart(clock, byRun: true)
  let requests = Counter()
  let forecast = makeForecast(on: clock, countedBy: requests)
  let signal = offer(chart.watch("request", forecast), clock)
  for (name, comes, leaves) in [
    ("phone", 0, 7), ("tablet", 4, 10), ("watch", 13, 20),
  ] {
    let shown = Recorder<Int>()
    clock.at(comes) {
      print("tick \(clock.tick): the \(name) comes")
      let screen = chart.record(name, signal) { update in shown.append(update) }
      clock.at(leaves) {
        print("tick \(clock.tick): the \(name) leaves; it got \(shown.values)")
        screen.dispose()
      }
    }
  }
  clock.advance(ticks: 24)
  print("requests: \(requests.count)")
  return chart
}

// snippet.share
let shared = day("A forecast, shared") { forecast, _ in
  forecast.share()
}
// snippet.end

heading("A server that answers at once")
// snippet.fast
let calls = Counter()
let price = Signal<Int, Never>.just(12)
  .handleEvents(subscribed: { calls.increment() })
  .share()
for screen in ["phone", "tablet", "watch"] {
  price.subscribe { amount in print("the \(screen) shows \(amount)") }
}
print("calls: \(calls.count)")
// snippet.end

// snippet.multicast
let connected = day("multicast(): one request after connect()") {
  forecast, clock in
  let connectable = forecast.multicast()
  let connection = connectable.connect()
  clock.at(22) { connection.dispose() }
  return connectable.signal
}
// snippet.end

heading("Both days, drawn")
draw("share()", shared.drawing)
draw("multicast() and connect()", connected.drawing)

heading("Common mistake: a subscription for each handler")
// snippet.mistake
let requests = Counter()
let news = Signal<String, Never>.just("rain")
  .handleEvents(subscribed: { requests.increment() })
news.subscribe { text in print("Cleo gets \(text)") }
news.subscribe(completed: { print("Cleo is done") })
print("requests: \(requests.count)")
// snippet.end
