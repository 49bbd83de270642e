import Marbles
import Testing

@testable import ReactiveCore

/// Work whose steps, done within each other, would not fit the small stack of the tests.
///
/// A test shows that so many calls of the smallest function do not fit it.
struct DepthRow: Sendable {
  /// How many steps most of the work takes.
  static let steps = 4_000

  /// How many inner signals and runs the contract names.
  static let runs = 100_000

  let name: String
  /// How many steps the work must take.
  let steps: Int
  /// How large the stack is.
  let kilobytes: Int
  /// Does the work and returns how many steps it took.
  let run: @Sendable () -> Int

  init(
    _ name: String, steps: Int = Self.steps, kilobytes: Int = 128,
    _ run: @escaping @Sendable () -> Int
  ) {
    (self.name, self.steps, self.kilobytes, self.run) = (name, steps, kilobytes, run)
  }

  /// Does the work on its stack, and fails the test unless it takes so many steps.
  func check() { onSmallStack(kilobytes: kilobytes) { #expect(run() == steps, "\(name)") } }

  /// A row that counts what a signal sends.
  init<Value>(
    counting name: String, steps: Int = Self.steps,
    _ make: @escaping @Sendable () -> Signal<Value, TestError>
  ) {
    self.init(name, steps: steps) {
      let count = Counter()
      make().subscribe { _ in count.increment() }
      return count.count
    }
  }

  /// A row in which a handler sends the next number into the source that it listens to.
  init(
    resending name: String, times steps: Int = Self.steps,
    _ make: @escaping @Sendable (Subject<Int, TestError>) -> Signal<Int, TestError>
  ) {
    self.init(name, steps: steps) {
      let (subject, count) = (Subject<Int, TestError>(), Counter())
      make(subject).subscribe { number in
        count.increment()
        if number < steps { subject.send(number + 1) }
      }
      subject.send(1)
      return count.count
    }
  }

  static let all = inner + again + operators + reentrant + others + disposables

  private static let numbers = Signal<Int, TestError>.from(0..<runs)
  private static let failing = Signal<Int, TestError> { subscriber in
    subscriber.send(1)
    subscriber.fail(TestError.server)
    return .empty
  }

  static let inner =
    NumberRow.ofTwo(subscribing: .perValue).map { row in
      DepthRow(counting: row.name, steps: runs) {
        row.apply(numbers, .empty)
      }
    } + more

  private static let more = [
    DepthRow(counting: "concat") { concat((0..<steps).map { .just($0) }) },
    DepthRow(counting: "merge") { merge((0..<steps).map { .just($0) }) },
    DepthRow("concatMap after an asynchronous one", steps: runs) {
      let (gate, count) = (Subject<Int, TestError>(), Counter())
      numbers.concatMap { $0 == 0 ? gate.signal.startWith(0) : .just($0) }
        .subscribe { _ in count.increment() }
      gate.complete()
      return count.count
    },
  ]

  static let again = [
    DepthRow(counting: "retry", steps: runs) { failing.retry(runs - 1) },
    DepthRow("retry with a delay") {
      let (clock, count) = (VirtualScheduler(), Counter())
      failing.retry(steps - 1, on: clock) { _ in .seconds(1) }.subscribe { _ in count.increment() }
      clock.run()
      return count.count
    },
    DepthRow(counting: "repeat", steps: runs) { Signal<Int, TestError>.just(1).repeat(runs) },
    DepthRow(counting: "repeat of a shared signal") {
      Signal<Int, TestError>.just(1).share().repeat(steps)
    },
    DepthRow(counting: "repeat on a scheduler") {
      Signal<Int, TestError>.just(1).subscribe(on: ImmediateClock()).repeat(steps)
    },
  ]
}
