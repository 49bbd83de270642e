// Lesson 31 · The same ideas in today's Swift
//
// The search box of lesson 18 once more: as a signal in a loop, and written by
// hand with tasks. Run me: make lesson-31

import LessonKit
import Observation
import ReactiveCore

lesson(31, "The same ideas in today's Swift")

// snippet.wait
let clock = VirtualScheduler()
let begun = Subject<String, Never>()

/// Sends `answer` some ticks after somebody begins to wait for it.
func wait(_ ticks: Int, for answer: String) -> Signal<String, Never> {
  Signal.timer(after: .ticks(ticks), sending: answer, on: clock)
    .handleEvents(subscribed: { begun.send(answer) })
}
begun.signal.subscribe { answer in print("waiting for \(answer)") }
// snippet.end

heading("From signal to loop")
// snippet.loop
let typed = Subject<String, Never>()
let chart = Chart(clock)
let search = chart.watch("typed", typed.signal)
  .debounce(.ticks(3), on: clock)
  .flatMapLatest { text in chart.watch(text, wait(6, for: "\(text)!")) }
  .handleEvents(disposed: { print("tick \(clock.tick): torn down") })

let got = Recorder<String>()
let loop = Task {
  for await answer in search.values { got.append(answer) }
}
// snippet.end
// snippet.script
clock.at(1) { typed.send("Be") }
clock.at(2) { typed.send("Ber") }
clock.at(7) { typed.send("Bern") }
Task {  // begins when the loop waits
  clock.advance(ticks: 19)
  loop.cancel()
}
await loop.value
print("the loop got \(got.values)")
// snippet.end

heading("The search, drawn")
draw("the task is cancelled", chart.drawing)

heading("From loop to signal")
// snippet.from
let reason = await withCheckedContinuation { answer in
  let stream = AsyncStream<Int> { feed in
    feed.onTermination = { reason in answer.resume(returning: reason) }
  }
  Signal.from(stream).subscribe().dispose()
}
print("the stream is told: \(reason)")
// snippet.end

heading("The search box by hand")
// snippet.by-hand
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
// snippet.end
let box = SearchBox()
_ = withObservationTracking {
  box.shown
} onChange: {
  print("shown changes")
}
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
let stream = AsyncStream<Int> { feed in
  for number in 1...4 { feed.yield(number) }
}
let signal = Signal<Int, Never>.from(1...4)
for name in ["Ada", "Ben"] {
  for await number in stream.prefix(2) {
    print("\(name): stream \(number)")
  }
  for await number in signal.values.prefix(2) {
    print("\(name): signal \(number)")
  }
}
// snippet.end
