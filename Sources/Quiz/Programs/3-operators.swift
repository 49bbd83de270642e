import Marbles
import ReactiveCore

// MARK: Lesson 11

func calledForTwo() {
  let calls = Counter()
  let taps = Subject<Int, Never>()
  let labels = taps.signal.share()
    .handleEvents(next: { tap in calls.increment() })
    .map { tap in "tap \(tap)" }
  labels.subscribe { label in }
  labels.subscribe { label in }
  for tap in 1...3 { taps.send(tap) }
  print("calls: \(calls.count)")
}

func calledTooLate() {
  let calls = Counter()
  let taps = Subject<Int, Never>()
  let labels = taps.signal.map { tap in
    calls.increment()
    return "tap \(tap)"
  }
  for tap in 1...3 { taps.send(tap) }
  labels.subscribe { label in }
  print("calls: \(calls.count)")
}

func chainsEnd() {
  let begun = Counter()
  let ended = Counter()
  let taps = Subject<Int, Never>()
  let labels = taps.signal
    .handleEvents(
      subscribed: { begun.increment() },
      disposed: { ended.increment() }
    )
    .map { tap in "tap \(tap)" }.filter { label in label != "" }
  let phone = labels.subscribe { label in }
  labels.subscribe { label in }
  phone.dispose()
  print("begun: \(begun.count), ended: \(ended.count)")
}

func notASubject() {
  let seen = Counter()
  let taps = Subject<Int, Never>()
  let labels = taps.signal.map { tap in "tap \(tap)" }
  taps.send(1)
  labels.subscribe { label in seen.increment() }
  taps.send(2)
  print("labels seen: \(seen.count)")
}

// MARK: Lesson 12

func takenLate() {
  let taps = Subject<String, Never>()
  let firstTwo = taps.signal.take(2)
  let late = Recorder<String>()
  firstTwo.subscribe { tap in }
  for tap in ["a", "b"] { taps.send(tap) }
  firstTwo.subscribe { tap in late.append(tap) }
  for tap in ["c", "d", "e"] { taps.send(tap) }
  print("the second screen gets: \(late.values)")
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

func reducedTooSoon() {
  let numbers = Subject<Int, Never>()
  let got = Recorder<Int>()
  numbers.signal.reduce(0) { sum, number in sum + number }
    .subscribe { sum in got.append(sum) }
  for number in 1...3 { numbers.send(number) }
  print("the screen gets: \(got.values)")
}

func sameAgain() {
  let degrees = Subject<Int, Never>()
  let changes = degrees.signal.distinctUntilChanged()
  let phone = Recorder<Int>()
  let tablet = Recorder<Int>()
  changes.subscribe { number in phone.append(number) }
  degrees.send(20)
  changes.subscribe { number in tablet.append(number) }
  degrees.send(20)
  print("phone: \(phone.values), tablet: \(tablet.values)")
}

// MARK: Lesson 13

func mergedWithItself() {
  let requests = Counter()
  let forecast = Signal<Int, Never>.just(7)
    .handleEvents(subscribed: { requests.increment() })
  let both = merge(forecast, forecast)
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

func zipEnds() {
  let ada = Subject<Int, Never>()
  let ben = Subject<String, Never>()
  let got = Recorder<String>()
  zip(ada.signal, ben.signal).subscribe(
    next: { number, letter in got.append("\(number)\(letter)") },
    completed: { got.append("completed") })
  ada.send(1)
  ada.send(2)
  ben.send("x")
  ben.complete()
  print("the screen gets: \(got.values)")
}

// MARK: Lesson 14

func albumCompletes() {
  let clock = VirtualScheduler()
  let photos = Subject<String, Never>()
  let saved = Recorder<String>()
  photos.signal.flatMapLatest { photo in
    Signal<String, Never>
      .timer(after: .ticks(3), sending: photo, on: clock)
  }
  .subscribe { photo in
    saved.append(photo)
  } completed: {
    print("saved: \(saved.values), complete at tick \(clock.tick)")
  }
  clock.at(0) { photos.send("beach") }
  clock.at(1) { photos.send("tower") }
  clock.at(2) { photos.complete() }
  clock.run()
}

func neverDone() {
  let clock = VirtualScheduler()
  let words = Subject<String, Never>()
  let shown = Recorder<String>()
  words.signal.concatMap { word in
    Signal<String, Never> { subscriber in
      clock.schedule(after: .ticks(2)) { subscriber.send(word) }
    }
  }
  .subscribe { answer in shown.append(answer) }
  words.send("R")
  words.send("Rome")
  clock.run()
  print("shown: \(shown.values)")
}

func tapsForThree() {
  let requests = Counter()
  let taps = Subject<String, Never>()
  let answers = taps.signal.flatMap { tap in
    Signal<String, Never>.just("answer to \(tap)")
      .handleEvents(subscribed: { requests.increment() })
  }
  for _ in 1...3 { answers.subscribe { answer in } }
  taps.send("A")
  taps.send("B")
  print("requests: \(requests.count)")
}

// MARK: Lesson 15

func twoLists() {
  enum Offline: Error { case offline }
  let lists = Subject<[String], Never>()
  let shown = Recorder<String>()
  lists.signal.flatMap { list in
    Signal<String, Offline>.from(list)
      .flatMap { word -> Signal<String, Offline> in
        word == "bad" ? .failed(.offline) : .just(word)
      }
      .catch(justReturn: "?")
  }
  .subscribe { word in shown.append(word) }
  lists.send(["tea", "bad", "milk"])
  lists.send(["salt"])
  print("shown: \(shown.values)")
}

func secondStepFails() {
  enum Offline: Error { case offline }
  let numbers = Subject<Int, Never>()
  let shown = Recorder<String>()
  @Sendable func load(_ number: Int) -> Signal<Int, Offline> {
    number == 0 ? .failed(.offline) : .just(number)
  }
  numbers.signal
    .flatMap { number in load(number).catch(justReturn: 0) }
    .setFailureType(to: Offline.self)
    .flatMap { number in load(number) }
    .subscribe(
      next: { number in shown.append("\(number)") },
      failed: { error in shown.append("failed") })
  for number in [1, 0, 2] { numbers.send(number) }
  print("shown: \(shown.values)")
}

func bothShopsFail() {
  enum Offline: Error { case offline }
  let asked = Recorder<String>()
  @Sendable func price(in shop: String) -> Signal<Int, Offline> {
    Signal<Int, Offline>.failed(.offline)
      .handleEvents(subscribed: { asked.append(shop) })
  }
  price(in: "first").catch { error in price(in: "second") }
    .subscribe(
      failed: { error in print("asked: \(asked.values), failed") },
      completed: { print("asked: \(asked.values), completed") })
}

// MARK: Lesson 16

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

func gatheredBeforeRetry() {
  enum Offline: Error { case offline }
  let attempts = Counter()
  let shown = Recorder<[Int]>()
  Signal<Int, Offline> { subscriber in
    subscriber.send(1)
    if attempts.increment() == 1 { subscriber.fail(.offline) }
    subscriber.send(2)
    subscriber.complete()
    return Disposable()
  }
  .reduce([]) { list, number in list + [number] }
  .retry(1)
  .subscribe(next: { list in shown.append(list) })
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

// MARK: Lesson 17

func untilBefore() {
  let taps = Subject<String, Never>()
  let closing = Subject<String, Never>()
  let answers = Subject<String, Never>()
  let shown = Counter()
  taps.signal.take(until: closing.signal)
    .flatMap { tap in answers.signal }
    .subscribe { answer in shown.increment() }
  taps.send("search")
  closing.send("close")
  taps.send("search again")
  answers.send("found")
  print("shown: \(shown.count)")
}

func untilInside() {
  let taps = Subject<String, Never>()
  let closing = Subject<String, Never>()
  let answers = Subject<String, Never>()
  let shown = Counter()
  taps.signal
    .flatMap { tap in answers.signal.take(until: closing.signal) }
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
  news.signal.take(until: closing.signal.filter { $0 })
    .subscribe { text in shown.increment() }
  news.send("rain")
  closing.send(false)
  news.send("sun")
  closing.complete()
  news.send("wind")
  print("shown: \(shown.count)")
}

// MARK: Lesson 18

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

func ownTaps() {
  final class Screen: Sendable {
    let gone: Counter
    let taps = Subject<String, Never>()
    init(_ gone: Counter) { self.gone = gone }
    deinit { gone.increment() }
    func show(_ tap: String) {}
    func listen() { taps.signal.subscribe { tap in self.show(tap) } }
    func listenWeakly() {
      taps.signal.subscribe { [weak self] tap in self?.show(tap) }
    }
  }
  let gone = Counter()
  for isWeak in [false, true] {
    let screen = Screen(gone)
    if isWeak { screen.listenWeakly() } else { screen.listen() }
  }
  print("screens gone: \(gone.count)")
}

func calledForNobody() {
  final class Screen: Sendable {
    func show(_ text: String) {}
  }
  let messages = Subject<String, Never>()
  let calls = Counter()
  do {
    let screen = Screen()
    messages.signal.subscribe { [weak screen] text in
      calls.increment()
      screen?.show(text)
    }
  }
  messages.send("Hello")
  messages.send("Are you there?")
  print("calls of the handler: \(calls.count)")
}

func bagAlone() {
  final class Screen: Sendable {
    let gone: Counter
    let bag = DisposeBag()
    init(_ gone: Counter) { self.gone = gone }
    deinit { gone.increment() }
    func show() {}
    func follow(_ news: Signal<String, Never>) {
      news.subscribe { text in self.show() }.disposed(by: bag)
    }
  }
  let gone = Counter()
  let news = Subject<String, Never>()
  Screen(gone).follow(news.signal)
  let before = gone.count
  news.send("rain")
  print("gone before the news: \(before), after: \(gone.count)")
}
