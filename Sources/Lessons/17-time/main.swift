// Lesson 17 · Time, virtual and real
//
// Ada types the name of a city into a search box, and every request takes its
// time. Run me: make lesson-17, and then: make lesson-17 FLAGS=--live

import LessonKit
import ReactiveCore

let flags = lesson(17, "Time, virtual and real", flags: ["--live": "real time"])

// snippet.typing
enum SearchError: Error { case tooLate }
typealias Search = Signal<String, SearchError>

func typing(on clock: some TimedScheduler) -> Search {
  Signal { subscriber in
    for (tick, text) in [(1, "B"), (2, "Be"), (3, "Ber"), (8, "Bern")] {
      let key = clock.schedule(after: .ticks(tick)) { subscriber.send(text) }
      subscriber.subscription.add(key)
    }
    return clock.schedule(after: .ticks(20)) { subscriber.complete() }
  }
}
// snippet.end

// snippet.request
let cities = ["Basel", "Bergamo", "Bergen", "Berlin", "Bern", "Bonn"]
let requests = Counter()

/// A request takes three ticks for each city that it finds.
func request(_ text: String, on clock: some TimedScheduler) -> Search {
  let count = cities.count { $0.hasPrefix(text) }
  return .timer(after: .ticks(3 * count), sending: "\(text) \(count)", on: clock)
    .handleEvents(subscribed: { requests.increment() })
}
// snippet.end

// snippet.search
func search(on clock: some TimedScheduler) -> Search {
  typing(on: clock)
    .handleEvents(next: { print("Ada has typed \($0)") })
    .debounce(.ticks(3), on: clock)
    .handleEvents(next: { print("  the box asks for \($0)") })
    .flatMapLatest { request($0, on: clock) }
}
// snippet.end

heading("The search box")
// snippet.clocks
let virtual = VirtualScheduler()
let clock: any TimedScheduler =
  flags.contains("--live") ? QueueScheduler(label: "search") : virtual
let results = search(on: clock).replayLazily()
results.subscribe { print("  the box shows \($0)") }
virtual.run()
print("results: \(try results.toArray()), requests: \(requests.count)")
// snippet.end

heading("The same ticks, drawn")
// snippet.rows
let time = VirtualScheduler()
let chart = Chart(time)
let asked = typing(on: time).debounce(.ticks(3), on: time)
let newest = asked.flatMapLatest { request($0, on: time) }
chart.record("typed", typing(on: time))
chart.record("debounce 3", asked)
chart.record("throttle 3", typing(on: time).throttle(.ticks(3), on: time))
chart.record("flatMap", asked.flatMap { request($0, on: time) })
chart.record("flatMapLatest", newest)
chart.record("delay 2", newest.delay(.ticks(2), on: time))
let late = newest.timeout(after: .ticks(12), failingWith: .tooLate, on: time)
chart.record("timeout 12", late)
chart.record("the same, delay 2", late.delay(.ticks(2), on: time))
time.run()
let named = chart.drawing.timelines.filter { !$0.label.isEmpty }
draw("the search box", MarbleDrawing(named))
// snippet.end

heading("Common mistake: debounce after the request")
// snippet.mistake
let before = requests.count
typing(on: virtual)
  .flatMapLatest { request($0, on: virtual) }.debounce(.ticks(3), on: virtual)
  .subscribe { print("the box shows \($0)") }
virtual.run()
print("requests: \(requests.count - before); instead, debounce what is typed")
// snippet.end
