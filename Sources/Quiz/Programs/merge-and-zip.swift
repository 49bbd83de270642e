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

func latestOfEach() {
  let names = Subject<String, Never>()
  let ages = Subject<Int, Never>()
  let pairs = Recorder<String>()
  combineLatest(names.signal, ages.signal)
    .subscribe { name, age in pairs.append("\(name) \(age)") }
  names.send("Ada")
  names.send("Ben")
  ages.send(36)
  print(pairs.values.joined(separator: ", "))
}

func latestPlayers() {
  let ada = Subject<String, Never>()
  let ben = Subject<String, Never>()
  let pairs = Recorder<String>()
  combineLatest(ada.signal, ben.signal)
    .subscribe { adaMove, benMove in pairs.append(adaMove + benMove) }
  ben.send("x")
  ada.send("1")
  ada.send("2")
  ben.send("y")
  print("pairs: \(pairs.values)")
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

func zippedPlayers() {
  let ada = Subject<String, Never>()
  let ben = Subject<String, Never>()
  let pairs = Recorder<String>()
  zip(ada.signal, ben.signal)
    .subscribe { adaMove, benMove in pairs.append(adaMove + benMove) }
  ben.send("x")
  ada.send("1")
  ada.send("2")
  ben.send("y")
  print("pairs: \(pairs.values)")
}
