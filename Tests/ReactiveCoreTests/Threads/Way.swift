import Testing

@testable import ReactiveCore

/// A way for events from several threads to one handler.
struct Way: Sendable, CustomTestStringConvertible {

  /// Both ends of a way: where each thread sends to, and the signal that comes out.
  typealias Ends = (
    send: @Sendable (Event<Int, TestError>, _ thread: Int) -> Void, signal: Numbers
  )

  let testDescription: String
  let open: @Sendable () -> Ends

  init(_ name: String, _ open: @escaping @Sendable () -> Ends) {
    testDescription = name
    self.open = open
  }

  /// A way that begins with one subject, to which all threads send.
  init(through name: String, _ operation: @escaping @Sendable (Numbers) -> Numbers) {
    self.init(name) {
      let subject = Subject<Int, TestError>()
      return ({ event, _ in subject.forward(event) }, operation(subject.signal))
    }
  }

  static let all = subjects + sources + operators + sharing

  /// Those that many may listen to, and all hear the same.
  static let hot = subjects + sharing

  static let subjects = [subject, replaySubject]

  static let subject = Way(through: "a subject") { $0 }

  static let replaySubject = Way("a replay subject") {
    let subject = ReplaySubject<Int, TestError>(bufferSize: 1)
    return ({ event, _ in subject.forward(event) }, subject.signal)
  }

  private static let sources = [
    Way("a created signal") {
      let inlet = Inlet<Int, TestError>()
      return ({ event, _ in inlet.send(event) }, inlet.signal)
    },
    Way("a merge of eight subjects") {
      let subjects = (0..<8).map { _ in Subject<Int, TestError>() }
      return (
        { event, thread in subjects[thread].forward(event) }, merge(subjects.map(\.signal))
      )
    },
    Way("flatMap of eight created signals") {
      let inlets = (0..<8).map { _ in Inlet<Int, TestError>() }
      return (
        { event, thread in inlets[thread].send(event) },
        Signal<Int, TestError>.from(0..<8).flatMap { inlets[$0].signal }
      )
    },
  ]

  /// Some operators, each with something to keep, and those that need a queue.
  ///
  /// `ThreadsTreeTests` has all of the table, with fewer values.
  private static let operators = [
    Way(through: "skip") { $0.skip(0) },
    Way(through: "flatMap") { source in source.flatMap { .just($0) } },
    Way(through: "concatMap") { source in source.concatMap { .just($0) } },
    Way(through: "flatMapLatest") { source in source.flatMapLatest { .just($0) } },
    Way(through: "take(until:)") { $0.take(until: Numbers.never) },
    Way(through: "timeout(after:)") { source in
      source.timeout(after: .seconds(60), failingWith: .server, on: VirtualScheduler())
    },
    Way(through: "withLatestFrom") { source in
      source.withLatestFrom(Numbers.just(0)).map { value, _ in value }
    },
    Way(through: "observe(on:)") { $0.observe(on: QueueScheduler(label: "observe")) },
    Way(through: "delay") { $0.delay(for: .zero, on: QueueScheduler(label: "delay")) },
  ]

  private static let sharing =
    NumberRow.sharing.map { row in Way(through: row.name) { row.apply($0) } } + [
      Way(through: "share after operators") { source in
        source.flatMap { .just($0) }.observe(on: ImmediateClock()).share()
      },
      Way("a shared created signal") {
        let inlet = Inlet<Int, TestError>()
        return ({ event, _ in inlet.send(event) }, inlet.signal.share())
      },
    ]
}

/// A created signal that is sent to from outside: its producer leaves the subscribers here.
final class Inlet<Value: Sendable, Failure: Error>: Sendable {
  private let subscribers = Lock<[Subscriber<Value, Failure>]>([])

  /// The signal; it keeps no subscriber after its end.
  var signal: Signal<Value, Failure> {
    Signal { [self] newcomer in
      change { $0 + [newcomer] }
      return Disposable { [weak self, weak subscription = newcomer.subscription] in
        self?.change { $0.filter { $0.subscription !== subscription } }
      }
    }
  }

  func send(_ event: Event<Value, Failure>) {
    for subscriber in subscribers.withLock({ $0 }) { subscriber.forward(event) }
  }

  private func change(
    _ list: ([Subscriber<Value, Failure>]) -> [Subscriber<Value, Failure>]
  ) {
    let before = subscribers.withLock { subscribers in
      defer { subscribers = list(subscribers) }
      return subscribers
    }
    withExtendedLifetime(before) {}
  }
}
