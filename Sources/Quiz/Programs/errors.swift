import LessonKit
import ReactiveCore

func twoBadWords() {
  enum Offline: Error { case offline }
  let words = Subject<String, Never>()
  let shown = Recorder<String>()
  words.signal.setFailureType(to: Offline.self)
    .flatMap { word -> Signal<String, Offline> in
      word == "bad" ? .failed(.offline) : .just(word)
    }
    .retry(1)
    .subscribe { word in shown.append(word) }
  for word in ["tea", "bad", "milk", "bad", "salt"] {
    words.send(word)
  }
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

func retriedThenCaught() {
  enum Offline: Error { case offline }
  let prices = Subject<Int, Offline>()
  let shown = Recorder<Int>()
  prices.signal.retry(2).catch(justReturn: 0)
    .subscribe { price in shown.append(price) }
  prices.send(5)
  prices.fail(.offline)
  prices.send(7)
  print("shown: \(shown.values)")
}
