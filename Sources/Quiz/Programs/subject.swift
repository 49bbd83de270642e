import LessonKit
import ReactiveCore

func tooLate() {
  let shown = Counter()
  let taps = Subject<String, Never>()
  taps.send("first")
  taps.signal.subscribe { tap in shown.increment() }
  taps.send("second")
  taps.send("third")
  print("taps shown: \(shown.count)")
}

func afterTheEnd() {
  let shown = Counter()
  let done = Counter()
  let taps = Subject<String, Never>()
  taps.complete()
  taps.signal.subscribe { tap in
    shown.increment()
  } completed: {
    done.increment()
  }
  taps.send("buy")
  print("taps: \(shown.count), completed: \(done.count)")
}

func opensAtEachTap() {
  let shown = Counter()
  let taps = Subject<String, Never>()
  taps.signal.subscribe { tap in
    taps.signal.subscribe { tap in shown.increment() }
  }
  for tap in ["open", "buy", "close"] { taps.send(tap) }
  print("taps shown: \(shown.count)")
}
