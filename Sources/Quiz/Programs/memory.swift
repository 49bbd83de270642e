import LessonKit
import ReactiveCore

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

func bagGoesWithTheScreen() {
  final class Screen: Sendable {
    let bag = DisposeBag()
    func show(_ text: String) {}
  }
  let messages = Subject<String, Never>()
  let calls = Counter()
  do {
    let screen = Screen()
    messages.signal.subscribe { [weak screen] text in
      calls.increment()
      screen?.show(text)
    }.disposed(by: screen.bag)
  }
  messages.send("Hello")
  print("calls of the handler: \(calls.count)")
}
