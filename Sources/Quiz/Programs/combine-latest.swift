import LessonKit
import ReactiveCore

func latestPairs() {
  let names = Subject<String, Never>()
  let ages = Subject<Int, Never>()
  let pairs = Recorder<String>()
  combineLatest(names.signal, ages.signal)
    .subscribe { name, age in pairs.append("\(name) \(age)") }
  names.send("Ada")
  names.send("Ben")
  ages.send(36)
  ages.send(41)
  print(pairs.values.joined(separator: ", "))
}

func startedWith() {
  let name = Subject<String, Never>()
  let password = Subject<String, Never>()
  let states = Counter()
  combineLatest(
    name.signal.startWith(""), password.signal.startWith("")
  ).subscribe { pair in states.increment() }
  name.send("ada")
  print("states: \(states.count)")
}

func glitch() {
  let celsius = Subject<Int, Never>()
  let fahrenheit = celsius.signal.map { $0 * 9 / 5 + 32 }
  let pairs = Recorder<String>()
  combineLatest(celsius.signal, fahrenheit)
    .subscribe { c, f in pairs.append("\(c) = \(f)") }
  celsius.send(0)
  celsius.send(100)
  print(pairs.values.joined(separator: ", "))
}
