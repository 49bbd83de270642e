import LessonKit
import ReactiveCore

func twoObservers() {
  let observers = Counter()
  let logOuts = Signal<String, Never> { subscriber in
    observers.increment()  // in an app: addObserver
    return Disposable {}  // in an app: removeObserver
  }
  logOuts.subscribe { text in }
  logOuts.subscribe { text in }
  print("observers: \(observers.count)")
}

func toldTooEarly() {
  let names = Subject<String, Never>()  // a delegate sends here
  let answer = Signal<String, Never>.just("hello")
  let label = Recorder<String>()
  names.send("Ada")
  Signal.merge(names.signal, answer)
    .subscribe { text in label.append(text) }
  print("label: \(label.values)")
}

func oneForAll() {
  let taps = Subject<String, Never>()
  let names = Subject<String, Never>()
  let label = Recorder<String>()
  let screen = Signal.merge(taps.signal, names.signal)
    .subscribe { text in label.append(text) }
  taps.send("tap")
  screen.dispose()
  names.send("Ada")
  print("label: \(label.values)")
}

func oneObserverForBoth() {
  let observers = Counter()
  let logOuts = Signal<String, Never> { subscriber in
    observers.increment()
    return Disposable {}
  }.share()
  logOuts.subscribe { text in }
  logOuts.subscribe { text in }
  print("observers: \(observers.count)")
}
