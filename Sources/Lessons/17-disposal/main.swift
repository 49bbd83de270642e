// Lesson 17 · Who stops what
//
// Ada leaves a screen while it shows messages and loads a photo. What stops,
// and what goes on for nobody? Run me: make lesson-17

import LessonKit
import ReactiveCore

lesson(17, "Who stops what")

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

heading("Ada leaves a photo at tick 6")
let photoClock = VirtualScheduler()
let photoChart = Chart(photoClock, byRun: true)
let taps = Subject<String, Never>()
let leaving = Subject<String, Never>()

/// A photo comes in four pieces, one every two ticks.
@Sendable func download(_ photo: String) -> Signal<Int, Never> {
  let pieces = Signal.interval(every: .ticks(2), on: photoClock).take(4)
  return photoChart.watch("download", pieces)
}
// snippet.phone
let onPhone = taps.signal.takeUntil(leaving.signal).flatMap(download)
photoChart.record("phone", onPhone)
// snippet.end
// snippet.tablet
let onTablet = taps.signal.flatMap(download).takeUntil(leaving.signal)
photoChart.record("tablet", onTablet)
// snippet.end
// snippet.tap
photoClock.at(1) { taps.send("beach") }
photoClock.at(6) { leaving.send("Ada leaves") }
photoClock.run()
// snippet.end
draw("two downloads", photoChart.drawing)

heading("Common mistake: a bag that goes too soon")
// snippet.mistake
let news = Subject<String, Never>()
func openScreen() {
  let bag = DisposeBag()
  news.signal
    .subscribe { text in print("the screen shows \(text)") }
    .disposed(by: bag)
  print("the screen is open")
}
openScreen()
print("the news is sent: rain")
news.send("rain")
// snippet.end
