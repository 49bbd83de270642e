import LessonKit
import ReactiveCore

func letGo() {
  let news = Subject<String, Never>()
  let shown = Counter()
  do {
    _ = news.signal.subscribe { text in shown.increment() }
    news.send("rain")
  }
  news.send("sun")
  print("shown: \(shown.count)")
}

func untilBefore() {
  let taps = Subject<String, Never>()
  let closing = Subject<String, Never>()
  let answers = Subject<String, Never>()
  let shown = Counter()
  taps.signal.takeUntil(closing.signal)
    .flatMap { tap in answers.signal }
    .subscribe { answer in shown.increment() }
  taps.send("search")
  closing.send("close")
  taps.send("search again")
  answers.send("found")
  print("shown: \(shown.count)")
}

func triggerCompletes() {
  let news = Subject<String, Never>()
  let closing = Subject<Bool, Never>()
  let shown = Counter()
  news.signal.takeUntil(closing.signal.filter { $0 })
    .subscribe { text in shown.increment() }
  news.send("rain")
  closing.send(false)
  news.send("sun")
  closing.complete()
  news.send("wind")
  print("shown: \(shown.count)")
}

func untilLast() {
  let taps = Subject<String, Never>()
  let closing = Subject<String, Never>()
  let answers = Subject<String, Never>()
  let shown = Counter()
  taps.signal.flatMap { tap in answers.signal }
    .takeUntil(closing.signal)
    .subscribe { answer in shown.increment() }
  taps.send("search")
  closing.send("close")
  taps.send("search again")
  answers.send("found")
  print("shown: \(shown.count)")
}
