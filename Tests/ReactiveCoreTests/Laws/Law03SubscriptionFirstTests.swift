import Marbles
import ReactiveCore
import Testing

/// Law 3: the subscription exists before the producer runs, so whoever has got enough stops an
/// endless source at once, wherever it stands, also if the completion has to wait.
@Suite(.watched) struct Law03SubscriptionFirstTests {

  /// Sends 0, 1, 2, … and looks itself whether anybody still listens.
  private static let producer = Numbers { subscriber in
    for number in Endless() {
      if subscriber.isDisposed { break }
      subscriber.send(number)
    }
    return .empty
  }

  // MARK: - One operator

  @Test(
    "law 3: a handler that disposes in the first event stops an endless source",
    arguments: NumberRow.atOnce + [.nothing])
  func disposesInFirstEvent(_ row: NumberRow) {
    for source in [Numbers.endless, Self.producer] {
      let (torn, heard, subscription) = (Counter(), Recorder<Int>(), Disposable())
      row.apply(source.handleEvents(disposed: { torn.increment() }))
        .subscribe(as: subscription) { number in
          heard.append(number)
          subscription.dispose()
        }
      #expect(heard.values == [0])
      #expect(torn.count == 1)
    }
  }

  @Test(
    "law 3: a producer is not run for whoever is disposed before",
    arguments: NumberRow.ofOne + [.nothing])
  func neverStarts(_ row: NumberRow) {
    let around = Surroundings(error: TestError.server)
    let source = Numbers.never.handleEvents(subscribed: {
      if !row.outlives { Issue.record("started") }
    })
    let signal = row.make(source, around)
    let subscription = Disposable()
    subscription.dispose()
    signal.subscribe(as: subscription)
    #expect(signal.take(0).transcript().text == "|")
    around.clock.run()
  }

  // MARK: - Operators inside of others

  /// What subscribes a signal, and goes on when that has ended.
  private static let outers =
    NumberRow.ofTwo(subscribing: .perValue).map { row in
      NumberRow(row.title) { inner, around in row.make(.from([1, 2]), inner, around) }
    } + [
      NumberRow("concat") { inner, _ in concat(inner, inner) },
      NumberRow("merge") { inner, _ in merge(inner, inner) },
      NumberRow("then") { inner, _ in inner.then { inner } },
      NumberRow("catch") { inner, _ in Numbers.failed(.network).catch { _ in inner } },
      NumberRow("repeat") { inner, _ in inner.repeat(2) },
      NumberRow("retry") { inner, _ in inner.retry(1) },
    ]

  /// What is heard of the outer operator around such a signal.
  private func heard(of outer: NumberRow, around inner: Numbers = .from([0, 1])) -> String {
    let text = outer.apply(inner).transcript().text
    #expect(text.hasSuffix("|"), "\(outer) completes when what is inside has")
    return text
  }

  @Test(
    "law 3: take stops an endless source before and after each operator, inside of another",
    arguments: outers, NumberRow.atOnce)
  func takeStops(_ outer: NumberRow, _ row: NumberRow) {
    for inner in [row.apply(.endless).take(2), row.apply(.endless.take(2))] {
      #expect(heard(of: outer, around: inner) == heard(of: outer))
    }
  }

  @Test("law 3: take stops an endless source inside two operators", arguments: outers, outers)
  func takeStopsDeepInside(_ outer: NumberRow, _ middle: NumberRow) {
    let (inner, finite) = (middle.apply(.endless.take(2)), middle.apply(.from([0, 1])))
    #expect(heard(of: outer, around: inner.take(2)) == heard(of: outer, around: finite.take(2)))
  }

  @Test(
    "law 3: no operator leaves an endless source running inside", arguments: outers,
    NumberRow.ofOne)
  func othersStop(_ outer: NumberRow, _ row: NumberRow) {
    // Some send nothing, some later: it is enough that no source goes on.
    outer.apply(row.apply(.endless.take(2))).subscribe().dispose()
  }

  @Test(
    "law 3: take stops an endless source that stands beside another",
    arguments: NumberRow.ofTwo.filter(subscribesSecondLast))
  func takeStopsBeside(_ row: NumberRow) {
    for first in [Numbers.just(0), .failed(.network)] {
      row.apply(first, .endless).take(2).subscribe().dispose()
    }
  }

  /// Whether an operator on two sources needs no other one after it has subscribed the second.
  ///
  /// `withLatestFrom` does: it subscribes the second one first, and would wait for an endless one.
  private static func subscribesSecondLast(_ row: NumberRow) -> Bool {
    let log = Recorder<String>()
    row.apply(
      .just(0).handleEvents(subscribed: { log.append("first") }),
      .just(0).handleEvents(subscribed: { log.append("second") })
    ).subscribe().dispose()
    return log.values.drop { $0 == "first" }.count < 2
  }

  @Test(
    "law 3: a source that ends at once keeps the others from being subscribed, also inside",
    arguments: outers)
  func othersAreNotSubscribed(_ outer: NumberRow) {
    let never = Numbers.endless.handleEvents(subscribed: { Issue.record("subscribed") })
    let joined: [Numbers] = [
      zip(Numbers.empty, never).map { $1 }, combineLatest(Numbers.empty, never).map { $1 },
      Numbers.empty.sample(on: never), never.take(until: Numbers.just(0)),
      merge(.just(0), never).take(1).skip(1), never.startWith(0).take(1).skip(1),
    ]
    for signal in joined {
      #expect(heard(of: outer, around: signal) == heard(of: outer, around: .empty))
    }
  }

  @Test("law 3: first() goes through no more of the past than it needs", arguments: outers)
  func walksOnlyWhatItNeeds(_ outer: NumberRow) {
    let replay = ReplaySubject<Int, TestError>(bufferSize: .max)
    for number in 0..<100 { replay.send(number) }
    let walked = Counter()
    let first = replay.signal.handleEvents(next: { _ in walked.increment() }).first()
    outer.apply(first).subscribe()
    #expect((1...2).contains(walked.count))
  }

  // MARK: - While a handler runs

  /// What ends before its source does.
  private static let enders = [
    NumberRow("take") { endless, _ in endless.take(2) },
    NumberRow("take(while:)") { endless, _ in endless.take { $0 < 2 } },
    NumberRow("zip") { endless, _ in zip(.from([5, 6]), endless).map { $1 } },
    NumberRow("zip, of an array") { endless, _ in zip([.from([5, 6]), endless]).map { $0[1] } },
    NumberRow("take(until:)") { endless, _ in
      Numbers { subscriber in
        let two = Subject<Int, TestError>()
        let numbers = endless.handleEvents(next: { if $0 == 2 { two.send($0) } })
        return numbers.take(until: two.signal).subscribeToEvents { subscriber.forward($0) }
      }
    },
  ]

  @Test("law 3: who ends early stops an endless source while a handler holds", arguments: enders)
  func stopsWhileEndingWaits(_ ender: NumberRow) {
    let slow = Subject<Int, TestError>()
    let log = Recorder<Int>()
    Numbers.from([1, 2]).concatMap { $0 == 1 ? slow.signal : ender.apply(.endless) }.subscribe {
      value in
      log.append(value)
      if value == 7 { slow.complete() }
    }
    slow.send(7)
    #expect(log.values == [7, 0, 1])
  }

  @Test(
    "law 3: an endless source stops when the whole is over, though not torn down yet",
    arguments: enders)
  func stopsBehindAnEnding(_ ender: NumberRow) {
    let (go, stop) = (Subject<Int, TestError>(), Subject<Int, TestError>())
    let late = go.signal.take(1).then { ender.apply(.endless) }
    let stopping = stop.signal.take(1)
    let joined: [Numbers] = [
      late.take(until: stop.signal), zip(stopping, late).map { $1 },
      zip([stopping, late]).map { $0[1] },
    ]
    for signal in joined {
      let log = Recorder<String>()
      signal.subscribe(next: { log.append("\($0)") }, completed: { go.send(1) })
      stop.send(1)
      #expect(log.values == [])
    }
  }
}
