// Lesson 15 · Who stops what
//
// Four parts of Ada's screen show new messages. At tick 14 she leaves the
// screen. Which parts stop? Run me: make lesson-15

import LessonKit
import ReactiveCore

lesson(15, "Who stops what")

heading("Ada leaves her screen at tick 14")
let clock = VirtualScheduler()
let chart = Chart(clock)
let stops = Counter()

@Sendable func say(_ text: String) {
  print("tick \(clock.tick): \(text)")
}

/// Shows messages on a part of the screen, and says how that ends.
@discardableResult
func show(_ part: String, _ signal: Signal<Int, Never>) -> Disposable {
  let observed = signal.handleEvents(
    completed: { say("the \(part) is told: completed") },
    disposed: {
      stops.increment()
      say("the \(part) stops")
    })
  return chart.record(part, observed)
}

let messages = Subject<Int, Never>()
chart.record("messages", messages.signal)
for number in 1...5 {
  clock.at(4 * number) { messages.send(number) }
}

// snippet.parts
var bag = DisposeBag()
let closing = Subject<String, Never>()
show("badge", messages.signal)
show("list", messages.signal).disposed(by: bag)
show("preview", messages.signal.take(2))
show("banner", messages.signal.takeUntil(closing.signal))
// snippet.end
// snippet.leave
clock.advance(ticks: 14)
say("Ada leaves")
bag = DisposeBag()
closing.send("Ada leaves")
clock.run()
print("parts that stopped: \(stops.count)")
// snippet.end

heading("The four parts, drawn")
draw("four parts of a screen", chart.drawing)

heading("Common mistake: takeUntil in front of flatMap")
// snippet.download
let later = VirtualScheduler()
let gallery = Chart(later, byRun: true)

/// A photo comes in four parts, one every two ticks.
@Sendable func download(_ photo: String) -> Signal<Int, Never> {
  let parts = Signal.interval(every: .ticks(2), on: later).take(4)
  return gallery.watch("download", parts)
}
// snippet.end
// snippet.mistake
let taps = Subject<String, Never>()
let leaving = Subject<String, Never>()
let photos = taps.signal.startWith("the first photo")
gallery.record("phone", photos.takeUntil(leaving.signal).flatMap(download))
gallery.record("tablet", photos.flatMap(download).takeUntil(leaving.signal))
later.at(5) { leaving.send("Ada leaves") }
later.run()
draw("in front and behind", gallery.drawing)
// snippet.end
