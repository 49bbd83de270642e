import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct AsyncValuesTests {
  private let source = Subject<Int, TestError>()
  private let log = Recorder<String>()

  private var watched: Signal<Int, TestError> { source.signal.notingRuns(into: log) }

  @Test("a loop throws the error, after the values that came before")
  func throwsError() async {
    var values: [Int] = []
    do {
      let signal = Signal<Int, TestError>.failed(.network).startWith(1)
      for try await value in signal.values { values.append(value) }
      Issue.record("did not throw")
    } catch {
      #expect(error == .network)
    }
    #expect(values == [1])
  }

  @Test("law 2: nothing is subscribed before a loop begins, and each loop subscribes anew")
  func subscribesAnew() async throws {
    let runs = Counter()
    let signal = Signal<Int, Never>.from([1]).handleEvents(subscribed: { runs.increment() })
    let values = signal.values
    #expect(runs.count == 0)
    for await _ in values {}
    for await _ in values {}
    #expect(runs.count == 2)
  }

  @Test("what comes while the loop is busy waits for it")
  func buffers() async throws {
    var iterator = watched.values.makeAsyncIterator()
    #expect(log.values == ["begin"])
    for value in 1...1_500 { source.send(value) }
    source.complete()
    var values: [Int] = []
    while let value = try await iterator.next() { values.append(value) }
    #expect(values == Array(1...1_500))
    #expect(log.values == ["begin", "end"])
  }

  @Test("a policy says which of the values that wait are kept; the completion is never dropped")
  func keepsSome() async throws {
    var newest = source.signal.values(bufferingPolicy: .bufferingNewest(1)).makeAsyncIterator()
    var oldest = source.signal.values(bufferingPolicy: .bufferingOldest(2)).makeAsyncIterator()
    for value in 1...3 { source.send(value) }
    source.complete()
    #expect(try await [newest.next(), newest.next()] == [3, nil])
    #expect(try await [oldest.next(), oldest.next(), oldest.next()] == [1, 2, nil])
  }

  @Test("a policy never drops the error, which is thrown once")
  func keepsError() async throws {
    var newest = source.signal.values(bufferingPolicy: .bufferingNewest(1)).makeAsyncIterator()
    for value in 1...3 { source.send(value) }
    source.fail(.network)
    #expect(try await newest.next() == 3)
    await #expect(throws: TestError.network) { try await newest.next() }
    #expect(try await newest.next() == nil)
  }

  @Test("a cancelled task gets nothing more, not even what has come before")
  func dropsBuffered() async throws {
    let (source, watched, log) = (source, watched, log)
    let (waits, goOn) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      var iterator = watched.values.makeAsyncIterator()
      for value in 1...3 { source.send(value) }
      let first = try await iterator.next()
      // The cancellation ends this loop; two values wait then.
      for await _ in waits {}
      let rest = [try await iterator.next(), try await iterator.next()]
      // The subscription has ended although the iterator is still there.
      withExtendedLifetime(iterator) { #expect(log.values == ["begin", "end"]) }
      return [first] + rest
    }
    #expect(await eventually { log.values == ["begin"] })
    task.cancel()
    goOn.finish()
    let values = try await task.value
    #expect(values.dropFirst() == [nil, nil])
  }

  @Test("a cancelled task is not told of a failure that waits, either")
  func dropsFailure() async throws {
    let (source, watched, log) = (source, watched, log)
    let (waits, goOn) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      var iterator = watched.values.makeAsyncIterator()
      source.fail(.network)
      // The cancellation ends this loop; the failure waits then.
      for await _ in waits {}
      return try await iterator.next()
    }
    #expect(await eventually { log.values == ["begin", "end"] })
    task.cancel()
    goOn.finish()
    #expect(try await task.value == nil)
  }

  @Test("a loop that begins in a cancelled task does not subscribe")
  func doesNotBegin() async {
    let (runs, task) = (Counter(), Counter())
    let work = Task {
      // The task goes on when it is cancelled.
      for await _ in AsyncStream<Void>.makeStream().stream {}
      task.increment()
      let signal = Signal<Int, Never>.just(1).handleEvents(subscribed: { runs.increment() })
      var values: [Int] = []
      for await value in signal.values { values.append(value) }
      return values
    }
    work.cancel()
    #expect(await work.value == [])
    #expect([task.count, runs.count] == [1, 0])
  }

  @Test("a value that has come to a waiting loop before the cancellation is not lost")
  @MainActor
  func keepsWhatCameBefore() async {
    let subject = Subject<Int, Never>()
    let (heard, waiting) = (Recorder<Int>(), Recorder<Bool>())
    let values = subject.signal.handleEvents(subscribed: { waiting.append(true) }).values
    let task = Task { @MainActor in
      for await value in values { heard.append(value) }
    }
    // Both run on the main actor: when it has subscribed and we run, the loop waits.
    while waiting.values.isEmpty { await Task.yield() }
    await Task.yield()
    subject.send(1)
    task.cancel()
    await task.value
    #expect(heard.values == [1])
  }
}
