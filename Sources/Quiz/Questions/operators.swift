import LessonKit
import ReactiveCore

func mergedWithItself() {
  let requests = Counter()
  let forecast = Signal<Int, Never>.just(7)
    .handleEvents(subscribed: { requests.increment() })
  Signal.merge(forecast, forecast).subscribe { degrees in }
  print("requests: \(requests.count)")
}

func zipped() {
  let names = Subject<String, Never>()
  let ages = Subject<Int, Never>()
  let pairs = Recorder<String>()
  zip(names.signal, ages.signal)
    .subscribe { name, age in pairs.append("\(name) \(age)") }
  names.send("Ada")
  names.send("Ben")
  ages.send(36)
  print(pairs.values.joined(separator: ", "))
}

func countedTaps() {
  let taps = Subject<String, Never>()
  let numbers = taps.signal.scan(0) { count, tap in count + 1 }
  let late = Recorder<Int>()
  numbers.subscribe { number in }
  taps.send("a")
  taps.send("b")
  numbers.subscribe { number in late.append(number) }
  taps.send("c")
  print("the second screen shows: \(late.values)")
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
