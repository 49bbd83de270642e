import Marbles
import Testing

@testable import ReactiveCore

/// Law 5: after the disposal nothing more is delivered, and nothing more happens on the way.
@Suite(.watched) struct Law05DisposalTests {
  private let log = Recorder<String>()
  private let subscription = Disposable()

  @Test(
    "law 5: disposal lets the source go, and nothing follows",
    arguments: NumberRow.atOnce + [.nothing])
  func disposes(_ row: NumberRow) {
    let gate = Subject<Int, TestError>()
    let source = gate.signal.handleEvents(disposed: { [log] in log.append("gone") })
    let subscription = row.apply(source).log(into: log)
    gate.send(1)
    subscription.dispose()
    #expect(log.values == ["1", "gone"])
    gate.send(2)
    gate.complete()
    subscription.dispose()
    #expect(log.values == ["1", "gone"])
  }

  // MARK: - In a handler

  @Test(
    "law 5: what waits when a handler disposes does not go on, not even on the way",
    arguments: NumberRow.ofOne)
  func dropsWhatWaits(_ row: NumberRow) {
    let (source, around) = (Subject<Int, TestError>(), Surroundings(error: TestError.server))
    row.make(source.signal, around).noting(into: log).subscribe(as: subscription) {
      [subscription] _ in
      source.send(3)
      source.complete()
      around.clock.advance(by: .seconds(5))
      subscription.dispose()
    }
    source.send(1)
    around.clock.advance(by: .seconds(1))
    source.send(2)
    around.clock.advance(by: .seconds(9))
    source.complete()
    around.clock.run()
    #expect(log.values.count <= 1)
  }

  @Test(
    "law 5: what waits beside another source goes nowhere either",
    arguments: NumberRow.ofTwo, [true, false])
  func dropsWhatWaitsBeside(_ row: NumberRow, firstSendsFirst: Bool) {
    let (first, second) = (Subject<Int, TestError>(), Subject<Int, TestError>())
    let joined = row.apply(first.signal, second.signal)
    joined.noting(into: log).subscribe(as: subscription) { [subscription] _ in
      // A subject that is delivering keeps what it is sent, so only the other's values wait here.
      for source in [first, second] {
        source.send(2)
        source.complete()
      }
      subscription.dispose()
    }
    for source in firstSendsFirst ? [first, second] : [second, first] { source.send(1) }
    #expect(log.values.count <= 1)
  }

  @Test("law 5: a second call of dispose, while the first one is at work, returns at once")
  func disposesTwice() {
    let (whole, source) = (Disposable(), Subject<Int, Never>())
    whole.add(source.signal.log(into: log))
    whole.add { [log] in
      whole.dispose()
      source.send(1)
      log.append("torn down")
    }
    whole.dispose()
    source.send(2)
    // The first call had not come to the subscription yet.
    #expect(log.values == ["1", "torn down"])
  }

  @Test("law 5: an answer that waits when a handler disposes does not go on, nor its ending")
  func dropsWaitingAnswers() {
    let (questions, answers) = (Subject<Int, TestError>(), Subject<Int, TestError>())
    questions.signal.flatMapLatest { $0 == 0 ? answers.signal : .just($0) }.noting(into: log)
      .subscribe(as: subscription) { [subscription] _ in
        // The second question is answered at once, while the first answer is being delivered.
        questions.send(2)
        questions.complete()
        subscription.dispose()
      }
    questions.send(0)
    answers.send(1)
    #expect(log.values == ["1"])
  }

  @Test("law 5: nobody is told of a completion after the disposal, not even on the way")
  func seesNoLateCompletion() {
    let clock = VirtualScheduler()
    let sources: [Numbers] = [
      .just(1), .from([1]), .from([1, 2]).take(1), .from([1]).reduce(0, +),
      zip(.just(1), .just(0)).map { one, _ in one }, .just(1).debounce(for: .ticks(1), on: clock),
      .just(1).throttle(for: .ticks(1), on: clock), .timer(after: .ticks(1), sending: 1, on: clock),
      .just(1).delay(for: .ticks(1), on: clock), .just(1).observe(on: clock), .just(1).startWith(1),
    ]
    for source in sources {
      let subscription = Disposable()
      source.noting(into: log).subscribe(as: subscription) { _ in subscription.dispose() }
    }
    clock.run()
    #expect(log.values == Array(repeating: "1", count: sources.count))
  }

  // MARK: - In a closure of an operator

  /// Every operator in the table that calls its closure for a value, and would send on each at
  /// once; the others say what is special.
  private static let closures =
    NumberRow.atOnce.filter(callsForValue) + [
      NumberRow("handleEvents") { source, around in
        source.handleEvents(next: { _ in around.touch() })
      },
      NumberRow("catch, of a value") { source, around in
        source.flatMap { _ in Numbers.failed(.network) }.catch { _ in around.pass(.just(1)) }
      },
      NumberRow("then, of a value") { source, around in
        source.take(1).then { around.pass(.just(1)) }
      },
    ]

  private static func callsForValue(_ row: NumberRow) -> Bool {
    let (subject, calls) = (Subject<Int, TestError>(), Counter())
    row.make(subject.signal, Surroundings(error: .server, touch: { calls.increment() })).subscribe()
    if calls.count > 0 { return false }
    subject.send(1)
    return calls.count > 0
  }

  @Test(
    "law 5: a closure of an operator that disposes keeps the value from the subscriber",
    arguments: closures)
  func disposesInClosure(_ row: NumberRow) {
    for ending in [Event.completed, .failed(.network)] as [Event<Int, TestError>] {
      let (subject, torn, subscription) = (Subject<Int, TestError>(), Counter(), Disposable())
      let calls = Counter()
      let source = subject.signal.handleEvents(disposed: { torn.increment() })
      let around = Surroundings<TestError>(
        error: .server,
        touch: {
          calls.increment()
          subscription.dispose()
        })
      row.make(source, around).log(into: log, as: subscription)
      subject.send(1)
      subject.send(2)
      subject.forward(ending)
      #expect(log.values == [])
      #expect([calls.count, torn.count] == [1, 1])
    }
  }

  @Test(
    "law 5: a closure of an operator that disposes stops an endless source", arguments: closures)
  func stopsEndless(_ row: NumberRow) {
    let calls = Counter()
    let around = Surroundings<TestError>(
      error: .server,
      touch: { [subscription] in
        calls.increment()
        subscription.dispose()
      })
    // It begins with 1, since some of these operators begin with 0 themselves.
    row.make(Numbers.endless.skip(1), around).log(into: log, as: subscription)
    #expect(log.values == [])
    #expect(calls.count == 1)
  }

  @Test(
    "law 5: no inner signal is made of a value that is on its way, nor subscribed if it is made",
    arguments: NumberRow.ofTwo(subscribing: .perValue))
  func beginsNothing(_ row: NumberRow) {
    let inner = Numbers.never.handleEvents(subscribed: { [log] in log.append("subscribed") })
    for disposesBefore in [true, false] {
      let (source, subscription) = (Subject<Int, TestError>(), Disposable())
      let dispose: @Sendable () -> Void = { subscription.dispose() }
      let around = Surroundings<TestError>(
        error: .server,
        touch: { [log] in
          log.append("made")
          dispose()
        })
      let values = source.signal.map { value in
        if disposesBefore { dispose() }
        return value
      }
      row.make(values, inner, around).subscribe(as: subscription)
      source.send(1)
      #expect(log.removeAll() == (disposesBefore ? [] : ["made"]))
    }
  }

  @Test("law 5: an event that handleEvents keeps back does not go on, not even on the way")
  func handleEventsStopsTheWay() {
    for ending in [Event.next(1), .failed(.network), .completed] as [Event<Int, TestError>] {
      let (subject, subscription) = (Subject<Int, TestError>(), Disposable())
      subject.signal.handleEvents(
        next: { _ in subscription.dispose() }, failed: { _ in subscription.dispose() },
        completed: { subscription.dispose() }
      ).noting(into: log).subscribe(as: subscription)
      subject.forward(ending)
      #expect(log.values == [])
    }
  }

  // MARK: - In a teardown

  @Test("law 5: a teardown may dispose its own subscription, and what it adds is undone at once")
  func disposesInTeardown() {
    subscription.add { [subscription, log] in
      subscription.dispose()
      subscription.add { log.append("late") }
      log.append("first added")
    }
    subscription.add { [log] in log.append("last added") }
    subscription.dispose()
    #expect(log.values == ["last added", "late", "first added"])
  }
}
