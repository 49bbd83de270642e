import Marbles
import Testing

@testable import ReactiveCore

/// Endings that have to wait, since a handler is running: they are heard in their order, and they
/// stop everything else at once.
@Suite(.watched) struct Law04WaitingEndingTests {
  /// Ends the first source of an operator while a handler is running, then lets the other one begin an
  /// endless run.
  ///
  /// - Returns: When the other one was torn down, when the handler was done, and the ending.
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
    return whileHandlerRuns(listeningTo: whole, first: prepare, into: log) {
      ending(source)
      run.send(1)
    }
  }

  @Test(
    "law 4: an operator ends with its first source, or goes on, as the table says",
    arguments: NumberRow.eitherWayRound, [Ending.completion, .failure])
  func endsWithFirst(_ row: NumberRow, ending: Ending) {
    let (source, other) = (Subject<Int, TestError>(), Subject<Int, TestError>())
    let whole = row.makeOfBoth(source.signal, other.signal, Surroundings(error: .server))
      .subscribe()
    for subject in [source, other] { subject.send(1) }
    #expect(whole.isDisposed == (row.completes == .before))
    source.forward(ending == .completion ? .completed : .failed(.network))
    let ends = ending == .failure ? row.failsAtOnce : row.completesWithFirst
    #expect(whole.isDisposed == (ends || row.completes == .before))
  }

  @Test("law 4: a failure that waits stops an endless source", arguments: NumberRow.failing)
  func failureStopsEndless(_ row: NumberRow) {
    #expect(play(row) { $0.fail(.network) } == ["torn down", "done", "#network"])
  }

  @Test("law 4: a completion that waits stops an endless source", arguments: NumberRow.completing)
  func completionStopsEndless(_ row: NumberRow) {
    #expect(play(row) { $0.complete() } == ["torn down", "done", "|"])
  }

  /// The same while the operator itself is passing something on, so that the ending waits there.
  ///
  /// - Returns: What was heard; nothing if the row passes on nothing that the other source sends.
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
    arguments: NumberRow.failingWhileListening)
  func failureStopsWhileDelivering(_ row: NumberRow) {
    let heard = playInside(row) { $0.fail(.network) }
    #expect(heard == (heard.first == "sent" ? ["sent", "failed"] : []))
  }

  @Test(
    "law 4: a completion that waits for the operator itself stops an endless source",
    arguments: [NumberRow.sampled, .triggered])
  func completionStopsWhileDelivering(_ row: NumberRow) {
    #expect(playInside(row) { $0.complete() } == ["sent", "completed"])
  }

  @Test("law 4: a time that is up while a handler is running stops an endless source")
  func timeoutStopsEndless() {
    let (run, clock) = (Subject<Int, TestError>(), VirtualScheduler())
    let watched = run.signal.flatMap { _ in .endless }
      .timeout(after: .ticks(1), failingWith: .server, on: clock)
    let heard = whileHandlerRuns(listeningTo: watched) {
      clock.run()
      run.send(1)
    }
    #expect(heard == ["done", "#server"])
  }

  @Test(
    "law 4: a failure that waits keeps the others from being subscribed",
    arguments: NumberRow.failing)
  func failureSubscribesNobody(_ row: NumberRow) {
    let (begin, log) = (Subject<Int, TestError>(), Recorder<String>())
    let failing = Numbers.failed(.network).handleEvents(failed: { _ in log.append("failing") })
    let brother = Numbers.never.handleEvents(subscribed: { log.append("subscribed") })
    let late = begin.signal.flatMap { _ in
      row.makeOfBoth(failing, brother, Surroundings(error: .server))
    }
    whileHandlerRuns(listeningTo: late) { begin.send(1) }
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
