@testable import ReactiveCore

/// A programmer's error, and what the message about it must say.
struct BadInputRow: Sendable {
  let name: String
  /// The beginning of the message: what was asked for, and with what.
  let problem: String
  let remedy: String
  let run: @Sendable () -> Void

  init(
    _ name: String, _ problem: String, _ remedy: String, _ run: @escaping @Sendable () -> Void
  ) {
    self.name = name
    self.problem = problem
    self.remedy = remedy
    self.run = run
  }

  static let all = counts + times + bindings

  private static let numbers = Signal<Int, Never>.from([1, 2, 3])
  private static let clock = VirtualScheduler()

  static let counts = [
    BadInputRow("take", "take(-1) cannot be", "pass how many values to take, 0 or more") {
      _ = numbers.take(-1)
    },
    BadInputRow("skip", "skip(-2) cannot be", "pass how many values to leave out, 0 or more") {
      _ = numbers.skip(-2)
    },
    BadInputRow("retry", "retry(-1) cannot be", "pass how many more attempts, 0 or more") {
      _ = numbers.retry(-1)
    },
    BadInputRow("retry later", "retry(-2) cannot be", "pass how many more attempts, 0 or more") {
      _ = numbers.retry(-2, on: VirtualScheduler()) { _ in .zero }
    },
    BadInputRow("retry, after a delay", "A delay of -1.0 seconds cannot be", "pass zero or more") {
      Signal<Int, TestError>.failed(.network).retry(1, on: clock) { _ in .seconds(-1) }.subscribe()
    },
    BadInputRow("flatMap with a limit", "flatMap(maxConcurrent: 0) cannot be", "pass 1 or more") {
      _ = numbers.flatMap(maxConcurrent: 0) { .just($0) }
    },
    BadInputRow("repeat", "repeat(-1) cannot be", "pass how many times to run, 0 or more") {
      _ = numbers.repeat(-1)
    },
    BadInputRow("share", "share(replay: -1) cannot be", "pass 0 or more values to replay") {
      _ = numbers.share(replay: -1)
    },
    BadInputRow("replayLazily", "replayLazily(-1) cannot be", "pass 0 or more values to replay") {
      _ = numbers.replayLazily(-1)
    },
    BadInputRow("ReplaySubject", "ReplaySubject(bufferSize: -3) cannot be", "pass 0 or more values")
    {
      _ = ReplaySubject<Int, Never>(bufferSize: -3)
    },
  ]

  static let times = [
    BadInputRow("interval", "An interval of 0.0 seconds cannot be", "longer than zero") {
      _ = Signal<Int, Never>.interval(every: .zero, on: clock)
    },
    BadInputRow("interval, of less", "An interval of -1.0 seconds cannot be", "longer than zero") {
      _ = Signal<Int, Never>.interval(every: .seconds(-1), on: clock)
    },
    BadInputRow("timer", "A delay of -1.0 seconds cannot be", "pass zero or more") {
      Signal<Int, Never>.timer(after: .seconds(-1), sending: 1, on: clock).subscribe()
    },
    BadInputRow("debounce", "debounce(for: 0.0 seconds) cannot be", "longer than zero") {
      _ = numbers.debounce(for: .zero, on: clock)
    },
    BadInputRow("debounce, of less", "debounce(for: -1.0 seconds) cannot be", "longer than zero") {
      _ = numbers.debounce(for: .seconds(-1), on: clock)
    },
    BadInputRow("throttle", "throttle(for: 0.0 seconds) cannot be", "longer than zero") {
      _ = numbers.throttle(for: .zero, on: clock)
    },
    BadInputRow("throttle, of less", "throttle(for: -1.0 seconds) cannot be", "longer than zero") {
      _ = numbers.throttle(for: .seconds(-1), on: clock)
    },
    BadInputRow("timeout", "timeout(after: 0.0 seconds) cannot be", "longer than zero") {
      let signal = numbers.setFailureType(to: TestError.self)
      _ = signal.timeout(after: .zero, failingWith: TestError.server, on: clock)
    },
    BadInputRow("timeout, of less", "timeout(after: -1.0 seconds) cannot be", "longer than zero") {
      let signal = numbers.setFailureType(to: TestError.self)
      _ = signal.timeout(after: .seconds(-1), failingWith: TestError.server, on: clock)
    },
    BadInputRow("delay", "delay(for: -1.0 seconds) cannot be", "pass zero or more") {
      _ = numbers.delay(for: .seconds(-1), on: clock)
    },
    BadInputRow("schedule on a clock", "A delay of -1.0 seconds cannot be", "pass zero or more") {
      clock.schedule(after: .seconds(-1)) {}
    },
    BadInputRow("schedule on a queue", "A delay of -1.0 seconds cannot be", "pass zero or more") {
      QueueScheduler(label: "queue").schedule(after: .seconds(-1)) {}
    },
    BadInputRow("advance", "Time cannot go back by -1.0 seconds", "pass zero or more") {
      clock.advance(by: .seconds(-1))
    },
    BadInputRow("advance too far", "A clock cannot go on by 9.2", "pass less") {
      let clock = VirtualScheduler()
      clock.advance(by: .seconds(1))
      clock.advance(by: .seconds(Int64.max))
    },
  ]

  static let bindings = [
    BadInputRow(
      "a property", "This property of Int",
      "is bound already: dispose that binding first"
    ) {
      let property = Property(0)
      let source = Subject<Int, Never>()
      source.signal.bind(to: property)
      numbers.bind(to: property)
      withExtendedLifetime(source) {}
    },
    BadInputRow(
      "modify within modify", "modify is overtaken by a write each time",
      "change the closure's parameter, not the property"
    ) {
      let property = Property(0)
      property.modify { value in
        property.modify { $0 += 1 }
        value += 1
      }
    },
    BadInputRow("a property to itself", "A property cannot be bound to itself", "pass another one")
    {
      let property = Property(0)
      property.bindTwoWay(with: property)
    },
  ]
}
