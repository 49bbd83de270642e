import Marbles
import Testing

@testable import ReactiveCore

/// Endings that have to wait, since a handler is running: they are heard in their order, and they
/// stop everything else at once.
@Suite(.watched) struct Law04WaitingEndingTests {

  /// Every operator of the table that fails at once when its first source does, while it listens to
  /// the second one; and some in forms that the table does not have.
  private static let failures = failuresOfEarly + failuresOfLate

  private static let failuresOfEarly =
    rows.filter { endsAtOnce($0) { $0.fail(.network) } } + [
      NumberRow(ofTwo: "a source with the same operator inside") { ending, brother, _ in
        merge(merge(ending), merge(brother))
      },
      NumberRow(ofTwo: "take(until:), the source fails") { ending, brother, _ in
        ending.take(until: brother.filter { _ in false })
      },
      NumberRow(ofTwo: "take(until:), the trigger fails") { ending, brother, _ in
        brother.take(until: ending.filter { _ in false })
      },
    ]

  /// Those that subscribe the source that fails for a value of the other.
  private static let failuresOfLate = NumberRow.ofTwo(subscribing: .perValue).map(swapped)

  /// Operators that complete with one source, whatever the other does.
  private static let completions =
    rows.filter { endsAtOnce($0) { $0.complete() } } + [
      NumberRow(ofTwo: "take(until:), the source") { ending, brother, _ in
        ending.take(until: brother.filter { _ in false })
      },
      triggered,
    ]

  private static let triggered = NumberRow(ofTwo: "take(until:), the trigger sends") {
    ending, brother, _ in
    brother.take(until: ending.materializedEnd)
  }

  private static let rows =
    NumberRow.ofTwo(subscribing: .withFirst, .perValue)
    + NumberRow.ofTwo(subscribing: .withFirst).map(swapped) + NumberRow.ofOne

  /// The same operator, whose second source ends.
  private static func swapped(_ row: NumberRow) -> NumberRow {
    NumberRow(ofTwo: "\(row.name), the second ends") { row.make($1, $0, $2) }
  }

  /// Whether an operator that has not ended by itself ends with its first source.
  private static func endsAtOnce(
    _ row: NumberRow, ending: (Subject<Int, TestError>) -> Void
  ) -> Bool {
    let (source, brother) = (Subject<Int, TestError>(), Subject<Int, TestError>())
    let whole = row.makeOfBoth(source.signal, brother.signal, Surroundings(error: .server))
      .subscribe()
    for subject in [source, brother] { subject.send(1) }
    if whole.isDisposed { return false }
    ending(source)
    return whole.isDisposed
  }

  /// Plays a row while a handler is running.
  private func play(
    _ row: NumberRow, ending: @escaping @Sendable (Subject<Int, TestError>) -> Void
  ) -> [String] {
    let (source, brother) = (Subject<Int, TestError>(), Subject<Int, TestError>())
    let (run, log) = (Subject<Int, TestError>(), Recorder<String>())
    let other = merge(brother.signal, run.signal.flatMap { _ in .endless })
      .handleEvents(disposed: {
        if log.values.last != "torn down" { log.append("torn down") }
      })
    let whole = row.makeOfBoth(source.signal, other, Surroundings(error: .server))
    // So the operators that make signals of values have made one.
    let prepare = {
      source.send(1)
      brother.send(1)
    }
    return whileHandlerRuns(behind: whole, first: prepare, into: log) {
      ending(source)
      run.send(1)
    }
  }

  @Test("law 4: with their first source all fail at once but these, and these complete")
  func rowsAreFound() {
    let both = ["", ", the second ends, of two sources"]
    let others = Self.rows.filter { row in !Self.endsAtOnce(row) { $0.fail(.network) } }
    let notYet =
      both.map { "take(until:), of two sources\($0)" } + [
        "first", "retry, after a delay", "observe(on:), a clock", "subscribe(on:), a clock",
      ]
    #expect(others.map(\.name) == notYet)
    let ended = Self.rows.filter { row in Self.endsAtOnce(row) { $0.complete() } }
    let names = ["sample(on:)", "zip", "zip, of three", "zip, of an array"]
    let expected =
      ["withLatestFrom, of two sources"]
      + both.flatMap { ending in names.map { "\($0), of two sources\(ending)" } }
    #expect(ended.map(\.name) == expected)
  }

  @Test("law 4: a failure that waits stops an endless source", arguments: failures)
  func failureStopsEndless(_ row: NumberRow) {
    #expect(play(row) { $0.fail(.network) } == ["torn down", "done", "#network"])
  }

  @Test("law 4: a completion that waits stops an endless source", arguments: completions)
  func completionStopsEndless(_ row: NumberRow) {
    #expect(play(row) { $0.complete() } == ["torn down", "done", "|"])
  }

  /// Plays a row while the operator itself is passing something on, so that the ending waits there.
  ///
  /// - Returns: What was heard; nothing if the row passes on nothing that its brother sends.
  private func playInside(
    _ row: NumberRow, ending: @escaping @Sendable (Subject<Int, TestError>) -> Void
  ) -> [String] {
    let (source, brother, run) = (
      Subject<Int, TestError>(), Subject<Int, TestError>(), Subject<Int, TestError>()
    )
    let log = Recorder<String>()
    let isBrotherSending = Recorder<Bool>()
    let other = merge(brother.signal, run.signal.flatMap { _ in .endless })
    row.makeOfBoth(source.signal, other, Surroundings(error: .server)).subscribe { _ in
      // While the source is sending, its ending would wait for the source, not for the operator.
      guard isBrotherSending.values == [true], log.values.isEmpty else { return }
      log.append("sent")
      ending(source)
      run.send(1)
    } failed: { _ in
      log.append("failed")
    } completed: {
      log.append("completed")
    }
    source.send(1)
    isBrotherSending.append(true)
    brother.send(1)
    return log.values
  }

  @Test(
    "law 4: a failure that waits for the operator itself stops an endless source",
    // The others subscribe the source that fails only when the handler has run.
    arguments: failuresOfEarly)
  func failureStopsWhileDelivering(_ row: NumberRow) {
    let heard = playInside(row) { $0.fail(.network) }
    #expect(heard == (heard.first == "sent" ? ["sent", "failed"] : []))
  }

  @Test(
    "law 4: a completion that waits for the operator itself stops an endless source",
    arguments: NumberRow.ofTwo.filter { $0.title == "sample(on:)" } + [triggered])
  func completionStopsWhileDelivering(_ row: NumberRow) {
    #expect(playInside(row) { $0.complete() } == ["sent", "completed"])
  }

  @Test("law 4: a time that is up while a handler is running stops an endless source")
  func timeoutStopsEndless() {
    let (run, clock) = (Subject<Int, TestError>(), VirtualScheduler())
    let watched = run.signal.flatMap { _ in .endless }
      .timeout(after: .ticks(1), failingWith: .server, on: clock)
    let heard = whileHandlerRuns(behind: watched) {
      clock.run()
      run.send(1)
    }
    #expect(heard == ["done", "#server"])
  }

  @Test("law 4: a failure that waits keeps the others from being subscribed", arguments: failures)
  func failureSubscribesNobody(_ row: NumberRow) {
    let (begin, log) = (Subject<Int, TestError>(), Recorder<String>())
    let failing = Numbers.failed(.network).handleEvents(failed: { _ in log.append("failing") })
    let brother = Numbers.never.handleEvents(subscribed: { log.append("subscribed") })
    let late = begin.signal.flatMap { _ in
      row.makeOfBoth(failing, brother, Surroundings(error: .server))
    }
    whileHandlerRuns(behind: late) { begin.send(1) }
    #expect(log.values.last != "subscribed" || !log.values.contains("failing"))
  }

  @Test("law 4: an endless source whose values become failures is stopped by the first of them")
  func stopsEndlessSource() {
    let (slow, go) = (Subject<Int, TestError>(), Subject<Int, TestError>())
    let forms: [@Sendable (Numbers) -> Numbers] = [
      { $0.flatMap { _ in .failed(.network) } },
      { $0.flatMapLatest { _ in .failed(.network) } },
      { $0.concatMap { _ in .failed(.network) } },
      { $0.flatMap(maxConcurrent: 2) { _ in .failed(.network) } },
      { $0.flatMap { _ in .failed(.network) }.share() },
    ]
    for form in forms {
      let log = Recorder<String>()
      merge(slow.signal, go.signal.flatMap { _ in form(.endless) })
        .subscribeToEvents { event in
          log.append(event.mark)
          if case .next(7) = event { go.send(1) }
        }
      slow.send(7)
      #expect(log.values == ["7", "#network"])
    }
  }
}

extension Signal where Value == Int, Failure == TestError {
  /// Sends a value when this completes.
  fileprivate var materializedEnd: Signal { filter { _ in false }.then { .just(1) } }
}
