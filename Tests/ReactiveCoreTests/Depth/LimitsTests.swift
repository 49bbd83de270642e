import Marbles
import Testing

@testable import ReactiveCore

/// The limits that the contract states: what fits into a stack of 8 MB, that of a main thread, and
/// what does not return.
@Suite(.watched) struct LimitsTests {
  @Test(
    "limit: a chain of operators, and a recursion without a scheduler, may be so deep",
    arguments: DepthRow.limits.map(\.name))
  func fits(_ name: String) async {
    await #expect(processExitsWith: .success) { [name] in
      DepthRow.limits.first { $0.name == name }?.check()
    }
  }

  /// A source that would never end: it gives up after so many values, if nobody has stopped it
  /// before.
  private func patient(_ sent: Counter) -> Signal<Int, Never> {
    Signal { subscriber in
      for number in 0..<100_000 where !subscriber.isDisposed {
        sent.increment()
        subscriber.send(number)
      }
      return .empty
    }
  }

  @Test(
    "limit: an execution of endless synchronous work cannot be stopped by whoever listens to it")
  func execution() {
    let sent = Counter()
    let command = Command<Int, Int, Never> { _ in patient(sent) }
    command.execute(1).take(1).subscribe()
    #expect(sent.count == 100_000)
  }

  @Test("limit: a loop does not begin while an endless synchronous source is being subscribed")
  func loop() async {
    let sent = Counter()
    for await _ in patient(sent).values { break }
    #expect(sent.count == 100_000)
  }

  @Test(
    "limit: an endless source that a handler begins sees nobody leave before the handler returns")
  func beginsInside() {
    let sent = Counter()
    let (numbers, go) = (Subject<Int, Never>(), Subject<Int, Never>())
    let heard = merge(numbers.signal, go.signal.flatMap { _ in patient(sent) }).take(2)
      .handleEvents(next: { if $0 == 7 { go.send(1) } }).transcript()
    numbers.send(7)
    #expect(heard.text == "7 0 |")
    #expect(sent.count == 100_000)
  }

  @Test("limit: whoever joins a flood is handed all of it before subscribe returns")
  func joinsFlood() {
    let flood = Property(0)
    let heard = Counter()
    flood.signal.subscribe { number in
      heard.increment()
      // Another thread could send as quickly.
      if number < 1_000 { flood.value = number + 1 }
    }
    #expect(heard.count == 1_001)
  }

  @Test("limit: an endless source that a handler of the ending begins sees nobody leave, either")
  func beginsAtEnd() {
    let sent = Counter()
    let (numbers, go) = (Subject<Int, Never>(), Subject<Int, Never>())
    let heard = merge(numbers.signal, go.signal.flatMap { _ in patient(sent) }).take(1)
      .handleEvents(completed: { go.send(1) }).transcript()
    numbers.send(7)
    #expect(heard.text == "7 |")
    #expect(sent.count == 100_000)
  }

  @Test("limit: an endless source is not stopped by a failing one that is subscribed after it")
  func failsTooLate() {
    let sent = Counter()
    let (endless, failed) = (
      patient(sent).setFailureType(to: TestError.self), Signal<Int, TestError>.failed(.server)
    )
    #expect(endless.sample(on: failed).transcript().text == "#server")
    #expect(sent.count == 100_000)
    #expect(zip(endless, failed).map(\.0).transcript().text == "#server")
    #expect(sent.count == 200_000)
  }

  /// What has no number: each keeps, or repeats, as many values as come.
  private static let unlimited: [(name: String, values: @Sendable (Numbers) throws -> Int)] = [
    (
      "replayLazily",
      { numbers in
        let replayed = numbers.replayLazily()
        replayed.subscribe()
        return try replayed.toArray().count
      }
    ),
    ("startEagerly", { try $0.startEagerly(on: ImmediateClock()).toArray().count }),
    (
      "execute",
      { numbers in
        try Command<Int, Int, TestError> { _ in numbers }.execute(0).toArray().count
      }
    ),
    ("repeat", { _ in Signal<Int, Never>.just(1).repeat().take(1_500).toArray().count }),
    (
      "retry",
      { _ in
        let runs = Counter()
        return try Numbers { subscriber in
          if runs.increment() < 1_500 { subscriber.fail(.network) } else { subscriber.complete() }
          return .empty
        }.collect().map { _ in runs.count }.retry().toArray()[0]
      }
    ),
  ]

  @Test(
    "limit: where no number is given there is none, and 1,500 values come",
    arguments: unlimited.map(\.name))
  func isUnlimited(_ name: String) throws {
    let row = try #require(Self.unlimited.first { $0.name == name })
    #expect(try row.values(.from(Array(1...1_500))) == 1_500)
  }

  @Test("limit: whoever delivers also delivers what other threads send meanwhile")
  func deliversForOthers() {
    let subject = Subject<Int, Never>()
    let (heard, begins, flooded) = (Counter(), Moment(), Moment())
    subject.signal.subscribe { number in
      heard.increment()
      if number == 0 {
        begins.announce()
        #expect(flooded.wait())
      }
    }
    let heardWhenSent = Recorder<Int>()
    onThreads(2) { thread in
      if thread == 0 {
        subject.send(0)
        heardWhenSent.append(heard.count)
      } else {
        #expect(begins.wait())
        for number in 1...10_000 { subject.send(number) }
        flooded.announce()
      }
    }
    #expect(heardWhenSent.values == [10_001])
  }

  /// A screen with a bag, which may be given a new one.
  @MainActor private final class Screen {
    var bag = DisposeBag()
  }

  @Test("limit: a teardown that reads the bag that is being replaced stops the program")
  func readsWhatIsReplaced() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let screen = Screen()
      Disposable { MainActor.assumeIsolated { _ = screen.bag } }.disposed(by: screen.bag)
      screen.bag = DisposeBag()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("Simultaneous accesses"))
  }

  @Test("limit: a loop over values that nobody sends any more ends with its task")
  func nobodySends() async {
    var subject: Subject<Int, Never>? = Subject()
    let (ended, disposed) = (Counter(), Counter())
    let values = subject?.signal
      .handleEvents(completed: { ended.increment() }, disposed: { disposed.increment() }).values
    let iterator = values?.makeAsyncIterator()
    subject = nil
    #expect((ended.count, disposed.count) == (0, 0))
    let loop = Task {
      var iterator = iterator
      while await iterator?.next() != nil {}
    }
    loop.cancel()
    await loop.value
    #expect((ended.count, disposed.count) == (0, 1))
  }
}

extension DepthRow {
  /// What grows the stack with each step, and how deep the contract says that it may be.
  fileprivate static let limits = [
    limit("maps after each other", 3_000) { depth in
      let chain = (0..<depth).reduce(Signal<Int, Never>.just(0)) { chain, _ in
        chain.map { $0 + 1 }
      }
      return chain.toArray().last ?? 0
    },
    limit("flatMap that goes on with itself", 500) { depth in
      @Sendable func page(_ number: Int) -> Signal<Int, Never> {
        .just(number).flatMap { number == depth ? .just($0) : page($0 + 1) }
      }
      return page(1).toArray().last ?? 0
    },
    limit("then that goes on with itself at once", 500) { depth in
      @Sendable func page(_ number: Int) -> Signal<Int, Never> {
        Signal<Int, Never>.just(number).then { number == depth ? .just(number) : page(number + 1) }
      }
      return page(1).toArray().last ?? 0
    },
    limit("catch that goes on with itself at once", 500) { depth in
      @Sendable func page(_ number: Int) -> Signal<Int, TestError> {
        Signal<Int, TestError>.failed(TestError.server).catch { _ in
          number == depth ? .just(number) : page(number + 1)
        }
      }
      return (try? page(1).toArray().last) ?? 0
    },
    limit("flatMap that goes on with itself, with a scheduler between", 1_000) { depth in
      let heard = Recorder<Int>()
      let clock = VirtualScheduler()
      @Sendable func page(_ number: Int) -> Signal<Int, Never> {
        .timer(after: .seconds(1), sending: number, on: clock).flatMap {
          number == depth ? .just($0) : page($0 + 1)
        }
      }
      page(1).subscribe { heard.append($0) }
      clock.run()
      return heard.values.last ?? 0
    },
  ]

  private static func limit(
    _ name: String, _ depth: Int, _ run: @escaping @Sendable (_ depth: Int) -> Int
  ) -> DepthRow {
    DepthRow(name, steps: depth, kilobytes: 8 * 1_024) { run(depth) }
  }
}
