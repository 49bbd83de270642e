// Lesson 13 · A request for each tap
//
// Ada taps three times, and each tap asks for a request. Three operators treat
// the requests in three ways. Run me: make lesson-13

import LessonKit
import ReactiveCore

lesson(13, "A request for each tap")

/// A request that answers with its name after some ticks.
func request(
  _ name: String, takes ticks: Int, on clock: VirtualScheduler
) -> Signal<String, Never> {
  Signal { subscriber in
    clock.schedule(after: .ticks(ticks)) {
      subscriber.send(name)
      subscriber.complete()
    }
  }
}

/// Plays the three taps, prints the answers, and returns a drawing of them
/// below the requests that they come from.
func play(
  _ title: String,
  answersTo: (
    _ taps: Signal<String, Never>,
    _ ask: @escaping @Sendable (String) -> Signal<String, Never>
  ) -> Signal<String, Never>
) -> MarbleDrawing {
  heading(title)
  let clock = VirtualScheduler()
  let chart = Chart(clock)
  let taps = Subject<String, Never>()
  let answers = answersTo(chart.watch("taps", taps.signal)) { tap in
    let ticks = ["A": 14, "B": 4, "C": 7][tap] ?? 0
    return chart.watch("request \(tap)", request(tap, takes: ticks, on: clock))
  }
  let shown = Recorder<String>()
  chart.record("answers", answers) { answer in shown.append(answer) }

  clock.at(1) { taps.send("A") }
  clock.at(3) { taps.send("B") }
  clock.at(4) { taps.send("C") }
  clock.run()
  print("answers: \(shown.values.joined(separator: ", "))")
  return chart.drawing
}

// snippet.flatMap
let atOnce = play("flatMap: all at once") { taps, ask in
  taps.flatMap { tap in ask(tap) }
}
// snippet.end

let inOrder = play("concatMap: one after another") { taps, ask in
  taps.concatMap { tap in ask(tap) }
}

let newest = play("flatMapLatest: only the newest") { taps, ask in
  taps.flatMapLatest { tap in ask(tap) }
}

heading("The three, drawn")
draw("flatMap", atOnce)
draw("concatMap", inOrder)
draw("flatMapLatest", newest)

heading("Common mistake: to pay under flatMapLatest")
// snippet.payment
let clock = VirtualScheduler()
let charges = Counter()
let payment = request("receipt", takes: 3, on: clock)
  .handleEvents(subscribed: { charges.increment() })

let pay = Subject<Void, Never>()
pay.signal.flatMapLatest { tap in payment }
  .subscribe { text in print("Ada gets a \(text)") }
pay.send(())
clock.advance(ticks: 1)
pay.send(())
clock.run()
print("charges: \(charges.count)")
// snippet.end

heading("Instead: the first tap only")
// snippet.once
let buy = Subject<Void, Never>()
let before = charges.count
buy.signal.take(1).flatMap { tap in payment }
  .subscribe { text in print("Ada gets a \(text)") }
buy.send(())
clock.advance(ticks: 1)
buy.send(())
clock.run()
print("charges: \(charges.count - before)")
// snippet.end
