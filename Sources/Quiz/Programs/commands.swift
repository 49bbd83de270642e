import LessonKit
import ReactiveCore

func pressedTwice() {
  let clock = VirtualScheduler()
  let requests = Counter()
  let save = Command<String, String, Never> { text in
    requests.increment()
    return .timer(after: .ticks(3), sending: text, on: clock)
  }
  save.execute("a")
  clock.advance(ticks: 1)
  save.execute("b")
  clock.run()
  print("requests: \(requests.count)")
}

func oneRefused() {
  enum Full: Error { case full }
  let clock = VirtualScheduler()
  let errors = Counter()
  let values = Counter()
  let save = Command<String, String, Full> { text in
    Signal.timer(after: .ticks(2), sending: text, on: clock)
      .flatMap { text in text == "" ? .failed(.full) : .just(text) }
  }
  save.errors.subscribe { error in errors.increment() }
  save.values.subscribe { value in values.increment() }
  clock.at(0) { save.execute("") }
  clock.at(1) { save.execute("tea") }
  clock.at(3) { save.execute("milk") }
  clock.run()
  print("errors: \(errors.count), values: \(values.count)")
}

func nobodyAsked() {
  let requests = Counter()
  let save = Command<String, String, Never> { text in
    requests.increment()
    return .just(text)
  }
  let result = save.execute("tea")
  let before = requests.count
  result.subscribe { text in }
  print("before: \(before), in the end: \(requests.count)")
}
