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

func caughtBeforeRetry() {
  enum Offline: Error { case offline }
  let tries = Counter()
  let shown = Recorder<String>()
  Signal<String, Offline>.failed(.offline)
    .handleEvents(subscribed: { tries.increment() })
    .catch(justReturn: "no price").retry(2)
    .subscribe { text in shown.append(text) }
  print("tries: \(tries.count), shown: \(shown.values)")
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
    if tries.increment() == 1 { subscriber.fail(.offline) }
    subscriber.send(7)
    subscriber.complete()
    return Disposable()
  }
  price.retry(3).subscribe(failed: { error in })
  print("tries: \(tries.count)")
}

func caughtAfterRetry() {
  enum Offline: Error { case offline }
  let tries = Counter()
  let shown = Recorder<String>()
  Signal<String, Offline>.failed(.offline)
    .handleEvents(subscribed: { tries.increment() })
    .retry(2).catch(justReturn: "no price")
    .subscribe { text in shown.append(text) }
  print("tries: \(tries.count), shown: \(shown.values)")
}
