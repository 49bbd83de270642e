import LessonKit
import ReactiveCore

func oneBadValue() {
  enum Offline: Error { case offline }
  let words = Subject<String, Never>()
  let shown = Recorder<String>()
  words.signal.setFailureType(to: Offline.self)
    .flatMap { word -> Signal<String, Offline> in
      word == "bad" ? .failed(.offline) : .just(word)
    }
    .subscribe { word in shown.append(word) }
  for word in ["tea", "bad", "milk"] { words.send(word) }
  print("shown: \(shown.values)")
}

func caughtInside() {
  enum Offline: Error { case offline }
  let words = Subject<String, Never>()
  let shown = Recorder<String>()
  words.signal.flatMap { word in
    let search: Signal<String, Offline> =
      word == "bad" ? .failed(.offline) : .just(word)
    return search.catch(justReturn: "no answer")
  }.subscribe { word in shown.append(word) }
  for word in ["bad", "milk"] { words.send(word) }
  print("shown: \(shown.values)")
}

func retriedSubject() {
  enum Offline: Error { case offline }
  let prices = Subject<Int, Offline>()
  let shown = Counter()
  let failures = Counter()
  prices.signal.retry(2).subscribe { price in
    shown.increment()
  } failed: { error in
    failures.increment()
  }
  prices.fail(.offline)
  prices.send(7)
  print("prices: \(shown.count), failures: \(failures.count)")
}

func howManyTries() {
  enum Offline: Error { case offline }
  let tries = Counter()
  let price = Signal<Int, Offline> { subscriber in
    tries.increment()
    subscriber.fail(.offline)
    return Disposable()
  }
  price.retry(2).subscribe(failed: { error in })
  print("tries: \(tries.count)")
}

func caughtAtTheEnd() {
  enum Offline: Error { case offline }
  let words = Subject<String, Never>()
  let shown = Recorder<String>()
  words.signal.setFailureType(to: Offline.self)
    .flatMap { word -> Signal<String, Offline> in
      word == "bad" ? .failed(.offline) : .just(word)
    }
    .catch(justReturn: "no answer")
    .subscribe { word in shown.append(word) }
  for word in ["bad", "milk"] { words.send(word) }
  print("shown: \(shown.values)")
}
