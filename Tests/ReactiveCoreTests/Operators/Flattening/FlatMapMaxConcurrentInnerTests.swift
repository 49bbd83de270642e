import LessonKit
import Testing

@testable import ReactiveCore

/// The inner signals of `flatMap`, with a limit and without one.
@Suite(.watched) struct FlatMapMaxConcurrentInnerTests {
  typealias Numbers = Signal<Int, Trouble>

  private let outer = Disposable()
  private let log = Recorder<String>()

  private func watched(_ name: String, _ signal: Numbers) -> Numbers {
    signal.handleEvents(
      subscribed: { [log] in log.append("\(name) begin") },
      disposed: { [log] in log.append("\(name) end") })
  }

  @Test("any number runs at a time, and all end with the outer subscription")
  func endsWithOuter() {
    let names = Subject<String, Trouble>()
    names.signal.flatMap { [self] name in watched(name, .never) }.subscribe(as: outer)
    for name in ["a", "b", "c"] { names.send(name) }
    #expect(log.values == ["a begin", "b begin", "c begin"])
    log.removeAll()
    outer.dispose()
    #expect(log.values == ["a end", "b end", "c end"])
  }

  @Test("only the completion of the last one that runs is passed on")
  func passesLastCompletion() {
    let gates = [Subject<Int, Trouble>(), Subject<Int, Trouble>()]
    Signal<Int, Trouble>.from(0...1).flatMap { gates[$0].signal }
      .subscribeToEvents { [log] in log.append($0.mark) }
    gates[0].send(1)
    gates[0].complete()
    gates[1].send(2)
    #expect(log.values == ["1", "2"])
    gates[1].complete()
    #expect(log.values == ["1", "2", "|"])
  }

  @Test("a failure is passed on, whoever else runs")
  func passesFailure() {
    let signals = [Numbers.never, .failed(.server)]
    Numbers.from(0...1).flatMap { signals[$0] }.subscribeToEvents { [log] in log.append($0.mark) }
    #expect(log.values == ["#server"])
  }

  @Test("law 5: no inner signal is made of a value that is on its way at the disposal")
  func makesNothingLate() {
    let made = Counter()
    Numbers.just(1).map { [outer] value in
      outer.dispose()
      return value
    }.flatMap { value in
      made.increment()
      return Numbers.just(value)
    }.subscribe(as: outer)
    #expect(made.count == 0)
  }

  @Test(
    "law 11: inner signals that have ended leave nothing behind on the parent",
    arguments: [
      Parent("flatMap") { source in source.flatMap { _ in Held.source } },
      Parent("concatMap") { source in source.concatMap { _ in Held.source } },
      Parent("flatMapLatest") { source in source.flatMapLatest { _ in Held.source } },
      Parent("retry") { source in source.flatMap { _ in Held.failing.retry(100) }.retry() },
      Parent("repeat") { source in source.flatMap { _ in Held.source.repeat(100) } },
    ])
  func leavesNothing(_ parent: Parent) {
    let held = Recorder<Held>()
    let source = Subject<Int, Trouble>()
    let subscription = Held.$list.withValue(held) {
      let subscription = parent.apply(source.signal).subscribe()
      for value in 0..<100 { source.send(value) }
      return subscription
    }
    #expect(held.values.count >= 100)
    #expect(held.values.count { $0.subscription != nil } <= 1)
    subscription.dispose()
  }

  /// An operator that subscribes an inner signal for each value.
  struct Parent: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @Sendable (Numbers) -> Numbers

    init(_ name: String, _ apply: @escaping @Sendable (Numbers) -> Numbers) {
      testDescription = name
      self.apply = apply
    }
  }

  /// A subscription to an inner signal, as long as anybody else holds it.
  private struct Held: Sendable {
    weak var subscription: Disposable?

    /// Where the inner signals of one test note their subscriptions.
    @TaskLocal static var list: Recorder<Held>?

    /// Notes its subscription, and completes.
    static let source = Numbers { subscriber in
      list?.append(Held(subscription: subscriber.subscription))
      subscriber.complete()
      return .empty
    }

    /// Notes its subscription, and fails.
    static let failing = Numbers { subscriber in
      list?.append(Held(subscription: subscriber.subscription))
      subscriber.fail(.network)
      return .empty
    }
  }
}
