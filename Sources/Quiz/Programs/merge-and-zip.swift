import LessonKit
import ReactiveCore

func mergedWithItself() {
  let requests = Counter()
  let forecast = Signal<Int, Never>.just(7)
    .handleEvents(subscribed: { requests.increment() })
  let both = Signal.merge(forecast, forecast)
  for _ in 1...3 { both.subscribe { degrees in } }
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

func halfOld() {
  let cups = Subject<Int, Never>()
  let price = cups.signal.map { count in count * 3 }
  let pairs = Counter()
  combineLatest(cups.signal, price)
    .subscribe { count, euros in pairs.increment() }
  cups.send(2)
  cups.send(5)
  print("pairs: \(pairs.count)")
}
