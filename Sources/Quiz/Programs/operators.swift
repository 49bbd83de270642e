import LessonKit
import ReactiveCore

func calledForTwo() {
  let calls = Counter()
  let taps = Subject<Int, Never>()
  let labels = taps.signal.share()
    .handleEvents(next: { tap in calls.increment() })
    .map { tap in "tap \(tap)" }
  labels.subscribe { label in }
  labels.subscribe { label in }
  for tap in 1...3 { taps.send(tap) }
  print("calls: \(calls.count)")
}

func takenLate() {
  let taps = Subject<String, Never>()
  let firstTwo = taps.signal.take(2)
  let late = Recorder<String>()
  firstTwo.subscribe { tap in }
  for tap in ["a", "b"] { taps.send(tap) }
  firstTwo.subscribe { tap in late.append(tap) }
  for tap in ["c", "d", "e"] { taps.send(tap) }
  print("the second screen gets: \(late.values)")
}

func enough() {
  let made = Counter()
  let stopped = Counter()
  Signal<Int, Never>.from(1...)
    .handleEvents(
      next: { number in made.increment() },
      disposed: { stopped.increment() }
    )
    .take(2).subscribe { number in }
  print("made: \(made.count), stopped: \(stopped.count)")
}
