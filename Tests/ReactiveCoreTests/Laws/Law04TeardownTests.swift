import LessonKit
import ReactiveCore
import Testing

/// Law 4: the ending is delivered, then the teardown runs, once.
///
/// One signal is torn down before the next one is made and begun. `WaitingEndingTests` has the endings
/// that wait.
@Suite(.watched) struct Law04TeardownTests {
  private let log = Recorder<String>()

  @Test("law 4: the ending first, then one teardown", arguments: NumberRow.atOnce + [.nothing])
  func tearsDownAfterEnd(_ row: NumberRow) {
    for ending in [Event.completed, .failed(.network)] as [Event<Int, TestError>] {
      let gate = Subject<Int, TestError>()
      let source = gate.signal.handleEvents(disposed: { [log] in log.append("gone") })
      // What stands between the source and the end may be torn down when the source has ended.
      row.apply(source).handleEvents(disposed: { [log] in log.append("down") }).log(into: log)
      gate.send(1)
      gate.forward(ending)
      #expect(log.values.filter { $0 != "gone" } == ["1", ending.mark, "down"])
      #expect(log.removeAll().filter { $0 == "gone" }.count == 1)
    }
  }

  @Test(
    "law 4: an operator that ends before its source sends the ending, then lets the source go",
    arguments: [
      NumberRow("first") { source, _ in source.first() },
      NumberRow("take") { source, _ in source.take(1) },
      NumberRow("take(while:)") { source, _ in source.take { $0 < 1 } },
    ])
  func tearsDownAfterEarlyEnd(_ row: NumberRow) {
    let gate = Subject<Int, TestError>()
    let source = gate.signal.handleEvents(disposed: { [log] in log.append("gone") })
    row.apply(source).log(into: log)
    gate.send(1)
    #expect(log.values.suffix(2) == ["|", "gone"])
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
      Sequel(testDescription: "concat", ending: .completed) { .concat($0, deferred($1)) },
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
}
