import Marbles
import Testing

@testable import ReactiveCore

/// Law 4: the ending is delivered, then the teardown runs, once.
///
/// One signal is torn down before the next one is made and begun. `Law04WaitingEndingTests` has the
/// endings that wait.
@Suite(.watched) struct Law04TeardownTests {
  private let log = Recorder<String>()

  @Test("law 4: the ending first, then one teardown", arguments: NumberRow.atOnce + [.nothing])
  func tearsDownAfterEnd(_ row: NumberRow) {
    for ending in [Ending.completion, .failure] {
      let event: Event<Int, TestError> = ending == .completion ? .completed : .failed(.network)
      let gate = Subject<Int, TestError>()
      let source = gate.signal.handleEvents(disposed: { [log] in log.append("gone") })
      row.apply(source).handleEvents(disposed: { [log] in log.append("down") }).log(into: log)
      gate.send(1)
      gate.forward(event)
      let heard = log.removeAll()
      #expect(heard.filter { $0 != "gone" } == ["1", event.mark, "down"])
      #expect(heard.count == 4)
      // Before an operator goes on with another signal, it tears down the first.
      #expect(heard.dropFirst().first == (row.goesOnAfter == ending ? "gone" : event.mark))
    }
  }

  @Test(
    "law 4: an operator that ends before its source sends the ending, then lets the source go",
    arguments: [
      (NumberRow("first") { source, _ in source.first() }, "|"),
      (NumberRow("take") { source, _ in source.take(1) }, "|"),
      (NumberRow("take(while:)") { source, _ in source.take { $0 < 1 } }, "|"),
      (
        NumberRow("timeout(after:)") { source, around in
          source.timeout(after: .ticks(1), failingWith: .server, on: around.clock)
        }, "#server"
      ),
    ])
  func tearsDownAfterEarlyEnd(_ row: NumberRow, ending: String) {
    let gate = Subject<Int, TestError>()
    let source = gate.signal.handleEvents(disposed: { [log] in log.append("gone") })
    let around = Surroundings(error: TestError.server)
    row.make(source, around).log(into: log)
    gate.send(1)
    around.clock.run()
    #expect(log.values.suffix(2) == [ending, "gone"])
  }

  @Test("law 4: a shared source is torn down after all its listeners have heard of the end")
  func sharedTeardown() {
    let source = Subject<Int, TestError>()
    let shared = source.signal.handleEvents(disposed: { [log] in log.append("torn") }).share()
    for name in ["first", "second"] {
      shared.subscribe(completed: { [log] in log.append(name) })
    }
    source.complete()
    #expect(log.values == ["first", "second", "torn"])
  }

  /// An operator that goes on with another signal when one has ended.
  struct Sequel: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// How the first signal has to end.
    let ending: Event<Int, TestError>
    let make: @Sendable (_ first: Numbers, _ second: @escaping @Sendable () -> Numbers) -> Numbers

    static let all = [
      Sequel(testDescription: "concat", ending: .completed) { concat($0, deferred($1)) },
      Sequel(testDescription: "concatMap", ending: .completed) { first, second in
        Numbers.from([1, 2]).concatMap { $0 == 1 ? first : second() }
      },
      Sequel(testDescription: "then", ending: .completed) { $0.then($1) },
      Sequel(testDescription: "catch", ending: .failed(.network)) { first, second in
        first.catch { _ in second() }
      },
      Sequel(testDescription: "repeat", ending: .completed) { alternating($0, $1).repeat(2) },
      Sequel(testDescription: "retry", ending: .failed(.network)) { alternating($0, $1).retry(1) },
    ]

    private static func deferred(_ make: @escaping @Sendable () -> Numbers) -> Numbers {
      Numbers { subscriber in make().subscribeToEvents { subscriber.forward($0) } }
    }

    /// A signal whose second run is another one.
    private static func alternating(
      _ first: Numbers, _ second: @escaping @Sendable () -> Numbers
    ) -> Numbers {
      let runs = Counter()
      return deferred { runs.increment() == 1 ? first : second() }
    }
  }

  @Test(
    "law 4: torn down, made, begun: in this order, whether the signal before ends at once or later",
    arguments: Sequel.all)
  func keepsOneOrder(_ sequel: Sequel) {
    for endsAtOnce in [true, false] {
      let later = Subject<Int, TestError>()
      // What the one that ends at once holds until its teardown is free when the next one begins.
      let first =
        endsAtOnce
        ? Numbers.holding("first", log, then: sequel.ending)
        : later.signal.handleEvents(
          subscribed: { [log] in log.append("first opened") },
          disposed: { [log] in log.append("first closed") })
      sequel.make(first) { [log] in
        log.append("second made")
        return .holding("second", log, then: .completed)
      }.log(into: log)
      later.forward(sequel.ending)
      #expect(
        log.removeAll().prefix(4) == [
          "first opened", "first closed", "second made", "second opened",
        ])
    }
  }

  @Test(
    "law 4: of two or more sources, the one that was begun last is torn down first",
    arguments: NumberRow.ofTwo(subscribing: .withFirst, .perValue))
  func tearsDownLastFirst(_ row: NumberRow) {
    let begun = Counter()
    func source(sending values: Int...) -> Numbers {
      Signal(unserialized: { [log] subscriber in
        let number = "\(begun.increment())"
        log.append(number)
        subscriber.subscription.add { log.append(number) }
        for value in values { subscriber.send(value) }
      })
    }
    row.apply(source(sending: 1), source()).subscribe().dispose()
    let numbers = (1...begun.count).map(String.init)
    #expect(numbers.count > 1)
    #expect(log.values == numbers + numbers.reversed())
  }

  @Test(
    "law 4: an inner signal that fails is torn down before the next one is begun",
    arguments: NumberRow.ofTwo(subscribing: .perValue))
  func tearsDownFailedInner(_ row: NumberRow) {
    let next = Numbers.empty.handleEvents(subscribed: { [log] in log.append("next") })
    let sequels: [@Sendable (Numbers) -> Numbers] = [
      { failing in failing.catch { _ in next } },
      { failing in failing.catch { _ in Numbers.empty }.then { next } },
    ]
    for goOn in sequels {
      let (taps, server) = (Subject<Int, TestError>(), Subject<Int, TestError>())
      let request = server.signal.handleEvents(disposed: { [log] in log.append("torn down") })
      goOn(row.apply(taps.signal, request)).subscribe()
      _ = log.removeAll()
      taps.send(1)
      server.fail(.server)
      #expect(log.removeAll() == ["torn down", "next"])
    }
    let (taps, server) = (Subject<Int, TestError>(), Subject<Int, TestError>())
    let attempts = taps.signal.handleEvents(subscribed: { [log] in log.append("attempt") })
    let request = server.signal.handleEvents(disposed: { [log] in log.append("torn down") })
    row.apply(attempts, request).retry(1).subscribe()
    taps.send(1)
    server.fail(.server)
    #expect(log.removeAll().prefix(3) == ["attempt", "torn down", "attempt"])
  }

  @Test(
    "law 5: a handler that disposes when it is told of a failure finds all torn down",
    arguments: NumberRow.ofTwo(subscribing: .perValue))
  func tearsDownWhenDisposed(_ row: NumberRow) {
    let (taps, server) = (Subject<Int, TestError>(), Subject<Int, TestError>())
    let request = server.signal.handleEvents(disposed: { [log] in log.append("torn down") })
    let subscription = Disposable()
    row.apply(taps.signal, request).subscribe(
      as: subscription,
      failed: { [log] _ in
        subscription.dispose()
        log.append("disposed")
      })
    taps.send(1)
    server.fail(.server)
    #expect(log.values == ["torn down", "disposed"])
  }
}

extension Signal {
  /// A signal that ends at once, and holds something from its start until its teardown.
  ///
  /// The teardown is only known when the producer returns: it cannot run while the ending is sent.
  fileprivate static func holding(
    _ name: String, _ log: Recorder<String>, then ending: Event<Value, Failure>
  ) -> Signal {
    Signal { subscriber in
      log.append("\(name) opened")
      subscriber.forward(ending)
      return Disposable { log.append("\(name) closed") }
    }
  }
}
