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

func addedUp() {
  let numbers = Subject<Int, Never>()
  let sums = Recorder<Int>()
  numbers.signal.reduce(0) { sum, number in sum + number }
    .subscribe { sum in sums.append(sum) }
  numbers.send(2)
  numbers.send(3)
  print("sums: \(sums.values)")
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

func calledForOneTap() {
  let calls = Counter()
  let taps = Subject<Int, Never>()
  let labels = taps.signal.share()
    .handleEvents(next: { tap in calls.increment() })
    .map { tap in "tap \(tap)" }
  labels.subscribe { label in }
  labels.subscribe { label in }
  taps.send(1)
  print("calls: \(calls.count)")
}

func calledOnceForBoth() {
  let calls = Counter()
  let taps = Subject<Int, Never>()
  let labels = taps.signal
    .handleEvents(next: { tap in calls.increment() })
    .map { tap in "tap \(tap)" }
    .share()
  labels.subscribe { label in }
  labels.subscribe { label in }
  for tap in 1...3 { taps.send(tap) }
  print("calls: \(calls.count)")
}

func addedUpSoFar() {
  let numbers = Subject<Int, Never>()
  let sums = Recorder<Int>()
  numbers.signal.scan(0) { sum, number in sum + number }
    .subscribe { sum in sums.append(sum) }
  numbers.send(2)
  numbers.send(3)
  print("sums: \(sums.values)")
}
