import Marbles
import Testing

@testable import ReactiveCore

/// Counts to a hundred thousand, whether its task is cancelled or not.
private struct Stubborn: AsyncSequence, AsyncIteratorProtocol, Sendable {
  let pulled: Counter
  let probe: DeinitProbe

  func makeAsyncIterator() -> Stubborn { self }

  func next(isolation actor: isolated (any Actor)?) async -> Int? {
    await Task.yield()
    return pulled.count < 100_000 ? pulled.increment() : nil
  }
}

@Suite(.watched) struct LeakAsyncTests {
  let probes = Probes()

  private func source(_ subject: Subject<DeinitProbe, TestError>) -> Signal<DeinitProbe, TestError>
  {
    let disposed = probes.make("disposed")
    return subject.signal.handleEvents(disposed: { disposed.touch() })
  }

  @Test("law 12: an iterator over a signal's values that is released ends its subscription")
  func iterator() {
    let subject = Subject<DeinitProbe, TestError>()
    func iterate() {
      let iterator = subject.signal.holding(probes.make("disposed")).values.makeAsyncIterator()
      subject.send(probes.make("value"))
      #expect(probes.alive == ["disposed", "value"])
      withExtendedLifetime(iterator) {}
    }
    iterate()
    #expect(probes.alive == [])
  }

  @Test("law 12: leaving a loop over a signal's values ends its subscription")
  func loop() async throws {
    let subject = ReplaySubject<DeinitProbe, TestError>(bufferSize: 1)
    func loop() async throws {
      subject.send(probes.make("value"))
      let signal = subject.signal.holding(probes.make("disposed"))
      for try await _ in signal.values { break }
    }
    try await loop()
    #expect(probes.alive == ["value"], "which the subject remembers")
  }

  @Test("law 12: cancelling a loop over a signal's values ends its subscription")
  func cancelling() async {
    let subject = Subject<DeinitProbe, TestError>()
    func cancel() async {
      let signal = subject.signal.holding(probes.make("disposed"))
      let task = Task { for try await _ in signal.values {} }
      task.cancel()
      _ = await task.result
    }
    await cancel()
    #expect(await eventually { probes.alive == [] })
  }

  @Test("law 12: disposing a signal of an asynchronous sequence ends its task")
  func sequence() async {
    let (stream, continuation) = AsyncStream.makeStream(of: DeinitProbe.self)
    let ended = AsyncStream.makeStream(of: Void.self)
    continuation.onTermination = { _ in ended.continuation.finish() }
    let subscription = Disposable()
    func begin() {
      Signal<DeinitProbe, Never>.from(stream).listen(
        holding: probes.make("handler"), as: subscription)
    }
    begin()
    continuation.yield(probes.make("value"))
    subscription.dispose()
    for await _ in ended.stream {}
    #expect(await eventually { !probes.alive.contains("handler") })
  }

  @Test("law 12: disposing ends the task of a sequence that does not look for cancellation")
  func stubbornSequence() async {
    let pulled = Counter()
    func begin() {
      Signal<Int, Never>.from(Stubborn(pulled: pulled, probe: probes.make("sequence"))).take(3)
        .listen(holding: probes.make("handler"))
    }
    begin()
    #expect(await eventually { probes.alive == [] })
    #expect(pulled.count <= 4)
  }

  @Test("law 12: disposing releases the handler, also while the work goes on")
  func deafSequence() async {
    let (hasBegun, begins) = AsyncStream.makeStream(of: Void.self)
    let (gate, opening) = AsyncStream.makeStream(of: Void.self)
    let mayEnd = Task.detached { for await _ in gate {} }
    let subscription = Disposable()
    func begin() {
      Signal<Int, Never>.from(Deaf(begins: begins, mayEnd: mayEnd)).listen(
        holding: probes.make("handler"), as: subscription)
    }
    begin()
    for await _ in hasBegun { break }
    subscription.dispose()
    #expect(probes.alive == [])
    opening.finish()
  }

  /// A sequence that waits for another task, whether its own is cancelled or not.
  private struct Deaf: AsyncSequence, AsyncIteratorProtocol, Sendable {
    let begins: AsyncStream<Void>.Continuation
    let mayEnd: Task<Void, Never>

    func makeAsyncIterator() -> Deaf { self }

    func next(isolation actor: isolated (any Actor)?) async -> Int? {
      begins.yield()
      await mayEnd.value
      return nil
    }
  }
}
