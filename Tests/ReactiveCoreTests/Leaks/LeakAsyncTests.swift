import LessonKit
import Testing

@testable import ReactiveCore

/// Counts to a thousand, whether its task is cancelled or not.
private struct Stubborn: AsyncSequence, AsyncIteratorProtocol, Sendable {
  let pulled: Counter

  func makeAsyncIterator() -> Stubborn { self }

  func next(isolation actor: isolated (any Actor)?) async -> Int? {
    await Task.yield()
    return pulled.count < 1_000 ? pulled.increment() : nil
  }
}

@Suite(.watched) struct LeakAsyncTests {
  let tokens = Tokens()

  private func source(_ subject: Subject<Token, TestError>) -> Signal<Token, TestError> {
    let disposed = tokens.make("disposed")
    return subject.signal.handleEvents(disposed: { disposed.touch() })
  }

  @Test("law 12: an iterator over a signal's values that is released ends its subscription")
  func iterator() {
    let subject = Subject<Token, TestError>()
    func iterate() {
      let iterator = source(subject).values.makeAsyncIterator()
      subject.send(tokens.make("value"))
      #expect(tokens.alive == ["disposed", "value"])
      withExtendedLifetime(iterator) {}
    }
    iterate()
    #expect(tokens.alive == [])
  }

  @Test("law 12: leaving a loop over a signal's values ends its subscription")
  func loop() async throws {
    let subject = ReplaySubject<Token, TestError>(bufferSize: 1)
    func loop() async throws {
      subject.send(tokens.make("value"))
      let disposed = tokens.make("disposed")
      let signal = subject.signal.handleEvents(disposed: { disposed.touch() })
      for try await _ in signal.values { break }
    }
    try await loop()
    #expect(tokens.alive == ["value"], "which the subject remembers")
  }

  @Test("law 12: cancelling a loop over a signal's values ends its subscription")
  func cancelling() async {
    let subject = Subject<Token, TestError>()
    func cancel() async {
      let signal = source(subject)
      let task = Task { for try await _ in signal.values {} }
      task.cancel()
      _ = await task.result
    }
    await cancel()
    #expect(await eventually { tokens.alive == [] })
  }

  @Test("law 12: disposing a signal of an asynchronous sequence ends its task")
  func sequence() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Token.self)
    let ended = AsyncStream.makeStream(of: Void.self)
    continuation.onTermination = { _ in ended.continuation.finish() }
    let subscription = Disposable()
    func begin() {
      let handler = tokens.make("handler")
      Signal<Token, Never>.from(stream).subscribe(as: subscription) { _ in handler.touch() }
    }
    begin()
    continuation.yield(tokens.make("value"))
    subscription.dispose()
    for await _ in ended.stream {}
    #expect(await eventually { !tokens.alive.contains("handler") })
  }

  @Test("law 12: disposing ends the task of a sequence that does not look for cancellation")
  func stubbornSequence() async {
    let pulled = Counter()
    func begin() {
      let handler = tokens.make("handler")
      Signal<Int, Never>.from(Stubborn(pulled: pulled)).take(3).subscribe { _ in handler.touch() }
    }
    begin()
    #expect(await eventually { tokens.alive == [] })
    #expect(pulled.count <= 4)
  }
}
