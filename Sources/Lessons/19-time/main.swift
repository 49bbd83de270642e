// Lesson 19 · Time, virtual and real
//
// Ada follows a match, some ticks later than it is played. By which clock?
// Run me: make lesson-19, then: make lesson-19 FLAGS=--live

import LessonKit
import ReactiveCore

let flags = lesson(19, "Time, virtual and real", flags: ["--live"])

heading("A delayed feed")
// snippet.feed
let clock = VirtualScheduler()
let goals = try Timeline(parsing: "-1-2-#").signal(on: clock)
goals.delay(for: .ticks(6), on: clock).subscribe(
  next: { goal in print("tick \(clock.tick): Ada gets goal \(goal)") },
  failed: { _ in print("tick \(clock.tick): Ada gets the failure") })
clock.run()
// snippet.end

heading("Two delayed feeds, drawn")
let later = VirtualScheduler()
let feeds = Chart(later)
for (name, events) in [("fails", "-1-2-#"), ("completes", "-1-2-|")] {
  let source = try Timeline(parsing: events).signal(on: later)
  feeds.record(name, source)
  feeds.record("\(name), delay 6", source.delay(for: .ticks(6), on: later))
}
later.run()
draw("two delayed feeds", feeds.drawing)

heading("A test moves the clock")
// snippet.banner
/// Says that a text is saved, and goes away after two seconds.
func banner(on clock: some TimedScheduler) -> Signal<String, Never> {
  Signal.just("(nothing)").delay(for: .seconds(2), on: clock).startWith("saved")
}
// snippet.end
// snippet.test
let testClock = VirtualScheduler()
let shown = Recorder<String>()
banner(on: testClock).subscribe { text in shown.append(text) }
testClock.advance(ticks: 19)
print("at tick \(testClock.tick): \(shown.values)")
testClock.advance(ticks: 1)
print("at tick \(testClock.tick): \(shown.values)")
// snippet.end

heading("One banner, two clocks")
// snippet.clock
let virtual = VirtualScheduler()
let isLive = flags.contains("--live")
let screenClock: any TimedScheduler =
  isLive ? QueueScheduler(label: "screen") : virtual
// snippet.end
let start = screenClock.now
let texts = banner(on: screenClock).handleEvents(next: { text in
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
