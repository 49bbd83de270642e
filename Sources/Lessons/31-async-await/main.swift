// Lesson 31 · The same ideas in today's Swift
//
// The search box of lesson 17 once more: as a signal in a loop, and written by
// hand with tasks. Run me: make lesson-31

import LessonKit
import Observation
import ReactiveCore

lesson(31, "The same ideas in today's Swift")

// snippet.wait
let (clock, begun) = (VirtualScheduler(), Subject<String, Never>())
/// Sends `answer` some ticks after somebody begins to wait for it.
func wait(_ ticks: Int, for answer: String) -> Signal<String, Never> {
  .timer(after: .ticks(ticks), sending: answer, on: clock)
    .handleEvents(subscribed: { begun.send(answer) })
}
begun.signal.subscribe { print("  the box waits for \($0)") }
// snippet.end

heading("From signal to loop, and from loop to signal")
// snippet.loop
let (typed, chart) = (Subject<String, Never>(), Chart(clock))
let search = chart.watch("typed", typed.signal).debounce(.ticks(3), on: clock)
  .flatMapLatest { chart.watch($0, wait(6, for: "\($0)!")) }
  .handleEvents(disposed: { print("tick \(clock.tick): torn down") })
let (got, keys) = (Recorder<String>(), [1: "Be", 2: "Ber", 7: "Bern"])
let loop = Task { for await answer in search.values { got.append(answer) } }
// snippet.end
// snippet.script
for (tick, text) in keys { clock.at(tick) { typed.send(text) } }
Task {  // begins when the loop waits
  clock.advance(ticks: 19)
  loop.cancel()
}
await loop.value
print("the loop got \(got.values)")
// snippet.end
// snippet.from
let end = await withCheckedContinuation { it in
  let tap = AsyncStream<Int> { $0.onTermination = { it.resume(returning: $0) } }
  Signal.from(tap).subscribe().dispose()
}
print("the subscription is disposed, and the stream is told: \(end)")
// snippet.end

heading("The task is cancelled, drawn")
draw("the task is cancelled", chart.drawing)

heading("The search box by hand")
@MainActor @Observable final class SearchBox {
  var shown = "nothing"
  @ObservationIgnored var task = Task {}
  func type(_ text: String) async {
    task.cancel()
    await task.value
    task = Task {
      for await _ in wait(3, for: "quiet after \(text)").values {
        for await answer in wait(6, for: "\(text)!").values { shown = answer }
      }
    }
  }
}
let box = SearchBox()
_ = withObservationTracking({ box.shown }, onChange: { print("shown changes") })
for (ticks, text) in [(1, "Be"), (1, "Ber"), (3, ""), (2, "Bern"), (3, "")] {
  clock.advance(ticks: ticks)
  if !text.isEmpty { await box.type(text) }
  for await _ in begun.signal.values.prefix(1) {}
}
clock.advance(ticks: 6)
await box.task.value
print("the box shows \(box.shown)")

heading("Common mistake: two loops over one stream")
// snippet.mistake
let stream = AsyncStream<Int> { feed in for n in 1...4 { feed.yield(n) } }
let signal = Signal<Int, Never>.from(1...4)
for name in ["Ada", "Ben"] {
  for await n in stream.prefix(2) { print("\(name): stream \(n)") }
  for await n in signal.values.prefix(2) { print("\(name): signal \(n)") }
}
// snippet.end
