// Lesson 19 · Time, virtual and real
//
// A banner waits two seconds; its test does not. Who moves the clock?
// Run me: make lesson-19, then: make lesson-19 FLAGS=--live

import LessonKit
import ReactiveCore

let flags = lesson(19, "Time, virtual and real", flags: ["--live"])

// snippet.banner
/// Says that a text is saved, and goes away after some time.
func banner(
  for time: Duration, on clock: some TimedScheduler
) -> Signal<String, Never> {
  Signal.just("(nothing)").delay(for: time, on: clock).startWith("saved")
}
// snippet.end

heading("A banner for zero seconds")
// snippet.zero
let clock = VirtualScheduler()
let shown = Recorder<String>()
banner(for: .seconds(0), on: clock).subscribe { text in shown.append(text) }
print("the screen has shown: \(shown.values)")
// snippet.end
clock.advance(ticks: 1)
print("one tick later: \(shown.values)")

heading("A test of two seconds")
// snippet.test
let testClock = VirtualScheduler()
let seen = Recorder<String>()
banner(for: .seconds(2), on: testClock).subscribe { text in seen.append(text) }
testClock.advance(ticks: 19)
print("at tick \(testClock.tick): \(seen.values)")
testClock.advance(ticks: 1)
print("at tick \(testClock.tick): \(seen.values)")
// snippet.end

heading("Three banners, drawn")
let later = VirtualScheduler()
let chart = Chart(later)
for seconds in [0, 1, 2] {
  chart.record(
    "\(seconds) s", banner(for: .seconds(seconds), on: later))
}
later.run()
draw("three banners", chart.drawing)

heading("One banner, two clocks")
// snippet.clock
let virtual = VirtualScheduler()
let isLive = flags.contains("--live")
let screenClock: any TimedScheduler =
  isLive ? QueueScheduler(label: "screen") : virtual
// snippet.end
let start = screenClock.now
let texts = banner(for: .seconds(2), on: screenClock).handleEvents(
  next: { text in
    let tick = Int((screenClock.now - start) / .ticks(1))
    print("tick \(tick): the screen shows \(text)")
  })
if isLive {
  _ = texts.toArray()  // in real time, somebody has to wait
} else {
  texts.subscribe()
  virtual.run()
}

heading("Common mistake: a clock that nobody can move")
// snippet.mistake
func reminder() -> Signal<String, Never> {
  let ownClock = QueueScheduler(label: "reminder")
  return .timer(after: .seconds(60), sending: "stand up", on: ownClock)
}
let reminders = Counter()
let listening = reminder().subscribe { text in reminders.increment() }
testClock.advance(by: .seconds(60))
print("reminders: \(reminders.count)")
// snippet.end
listening.dispose()
