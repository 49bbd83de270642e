import LessonKit
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

  @Test("law 3: nor if it was to start later, and is disposed before")
  func neverStartsLater() {
    let clock = VirtualScheduler()
    let source = Numbers.never.handleEvents(subscribed: { Issue.record("started") })
    source.subscribe(on: clock).subscribe().dispose()
    clock.run()
  }

  // MARK: - Operators inside of others

  /// Something that subscribes a signal, and goes on when that has ended.
  struct Outer: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What is heard in all, if the inner signal sends 0, 1 and completes.
    let heard: String
    let apply: @Sendable (_ inner: Numbers) -> Numbers

    init(_ name: String, heard: String, _ apply: @escaping @Sendable (Numbers) -> Numbers) {
      testDescription = name
      self.heard = heard
      self.apply = apply
    }

    static let all = [
      Outer("flatMap", heard: "0 1 0 1 |") { inner in Numbers.twice.flatMap { _ in inner } },
      Outer("flatMap(maxConcurrent: 2)", heard: "0 1 0 1 |") { inner in
        Numbers.twice.flatMap(maxConcurrent: 2) { _ in inner }
      },
      Outer("concatMap", heard: "0 1 0 1 |") { inner in Numbers.twice.concatMap { _ in inner } },
      Outer("flatMapLatest", heard: "0 1 0 1 |") { inner in
        Numbers.twice.flatMapLatest { _ in inner }
      },
      Outer("concat", heard: "0 1 0 1 |") { inner in .concat(inner, inner) },
      Outer("merge", heard: "0 1 0 1 |") { inner in .merge(inner, inner) },
      Outer("then", heard: "0 1 |") { inner in inner.then { inner } },
      Outer("catch", heard: "0 1 |") { inner in Numbers.failed(.network).catch { _ in inner } },
      Outer("repeat", heard: "0 1 0 1 |") { inner in inner.repeat(2) },
      Outer("retry", heard: "0 1 |") { inner in inner.retry(1) },
    ]
  }

  @Test(
    "law 3: take stops an endless source before and after each operator, inside of another",
    arguments: Outer.all, NumberRow.atOnce)
  func takeStops(_ outer: Outer, _ row: NumberRow) {
    #expect(outer.apply(row.apply(Numbers.endless).take(2)).transcript().text == outer.heard)
    #expect(outer.apply(row.apply(Numbers.endless.take(2))).transcript().text == outer.heard)
  }

  @Test("law 3: and within each other", arguments: Outer.all, Outer.all)
  func takeStopsDeepInside(_ outer: Outer, _ middle: Outer) {
    let inner = middle.apply(Numbers.endless.take(2)).take(2)
    #expect(outer.apply(inner).transcript().text == outer.heard)
  }

  @Test(
    "law 3: no operator leaves an endless source running inside", arguments: Outer.all,
    NumberRow.ofOne)
  func othersStop(_ outer: Outer, _ row: NumberRow) {
    // Some send nothing, some later: it is enough that no source goes on.
    outer.apply(row.apply(Numbers.endless.take(2))).subscribe().dispose()
  }

  @Test(
    "law 3: take stops an endless source that stands beside another",
    arguments: NumberRow.ofTwo.filter {
      $0.name == "\($0.title), of two sources" && $0.title != "withLatestFrom"
    })
  func takeStopsBeside(_ row: NumberRow) {
    // Those that are left out have to hear of another source before they send or end anything.
    for first in [Numbers.just(0), .failed(.network)] {
      row.make(first, .endless, Surroundings(error: .server)).take(2).subscribe().dispose()
    }
  }

  @Test(
    "law 3: a source that ends at once keeps the others from being subscribed, also inside",
    arguments: Outer.all)
  func othersAreNotSubscribed(_ outer: Outer) {
    let never = Numbers.endless.handleEvents(subscribed: { Issue.record("subscribed") })
    let joined: [Numbers] = [
      zip(Numbers.empty, never).map { $1 }, combineLatest(Numbers.empty, never).map { $1 },
      Numbers.empty.sample(on: never), never.takeUntil(Numbers.just(0)),
      .merge(.just(0), never).take(1).skip(1), never.startWith(0).take(1).skip(1),
    ]
    for signal in joined {
      // `then` and `repeat` subscribe the same again, which ends at once again.
      #expect(outer.apply(signal).transcript().text == "|")
    }
  }

  @Test("law 3: first() goes through no more of the past than it needs", arguments: Outer.all)
  func walksOnlyWhatItNeeds(_ outer: Outer) {
    let replay = ReplaySubject<Int, TestError>(bufferSize: .max)
    for number in 0..<100 { replay.send(number) }
    let walked = Counter()
    let first = replay.signal.handleEvents(next: { _ in walked.increment() }).first()
    outer.apply(first).subscribe()
    #expect((1...2).contains(walked.count))
  }

  // MARK: - While a handler runs

  /// Something that ends before its source does, with an endless one.
  struct Ender: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let signal: Numbers

    static let all = [
      Ender(testDescription: "take", signal: .endless.take(2)),
      Ender(testDescription: "take(while:)", signal: .endless.take { $0 < 2 }),
      Ender(testDescription: "zip", signal: zip(.from([5, 6]), .endless).map { $1 }),
      Ender(
        testDescription: "zip of an array", signal: zip([.from([5, 6]), .endless]).map { $0[1] }),
      Ender(testDescription: "takeUntil", signal: untilTwo()),
    ]

    private static func untilTwo() -> Numbers {
      Numbers { subscriber in
        let two = Subject<Int, TestError>()
        let numbers = Numbers.endless.handleEvents(next: { if $0 == 2 { two.send($0) } })
        return numbers.takeUntil(two.signal).subscribeToEvents { subscriber.forward($0) }
      }
    }
  }

  @Test("law 3: who ends early stops an endless source while a handler holds", arguments: Ender.all)
  func stopsWhileEndingWaits(_ ender: Ender) {
    let slow = Subject<Int, TestError>()
    let log = Recorder<Int>()
    Numbers.from([1, 2]).concatMap { $0 == 1 ? slow.signal : ender.signal }.subscribe { value in
      log.append(value)
      if value == 7 { slow.complete() }
    }
    slow.send(7)
    #expect(log.values == [7, 0, 1])
  }

  @Test("law 3: and when the whole is over, but not torn down yet", arguments: Ender.all)
  func stopsBehindAnEnding(_ ender: Ender) {
    let (go, stop) = (Subject<Int, TestError>(), Subject<Int, TestError>())
    let late = go.signal.take(1).then { ender.signal }
    let stopping = stop.signal.take(1)
    let joined: [Numbers] = [
      late.takeUntil(stop.signal), zip(stopping, late).map { $1 },
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

extension Signal where Value == Int {
  /// Two values, each of which begins an inner signal.
  fileprivate static var twice: Signal { .from([1, 2]) }
}
