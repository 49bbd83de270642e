import ReactiveCore
import Testing

@Suite(.watched) struct ToArrayTests {
  @Test("it returns all values in order, as in the doc comment")
  func returnsValues() {
    #expect(Signal<Int, Never>.from([1, 2, 3]).toArray() == [1, 2, 3])
  }

  @Test("it throws the error if the signal fails")
  func throwsError() {
    #expect(throws: TestError.network) {
      try Signal<Int, TestError>.failed(.network).startWith(1).toArray()
    }
  }

  @Test("in async code it blocks no thread, so many tasks can wait at once")
  func suspends() async {
    let gate = ReplaySubject<Int, Never>(bufferSize: .max)
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    await withTaskGroup { group in
      for _ in 0..<64 {
        group.addTask {
          begin.yield()
          let all = await gate.signal.toArray()
          #expect(all == [1, 2])
        }
      }
      // If they blocked their threads, no more could begin than there are threads.
      for await _ in begun.prefix(64) {}
      gate.send(1)
      gate.send(2)
      gate.complete()
    }
  }

  @Test("in async code it throws the error, too, and returns at once in a task that was cancelled")
  func suspendsUntilTheEnd() async {
    await #expect(throws: TestError.network) {
      try await Signal<Int, TestError>.failed(.network).toArray()
    }
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return await Signal<Int, Never>.never.toArray()
    }
    task.cancel()
    #expect(await task.value == [])
  }

  @Test("it waits for a signal that ends on another thread")
  func waits() throws {
    let queue = QueueScheduler(label: "worker")
    let signal = Signal<Int, TestError>.from([1, 2, 3]).observe(on: queue)
    #expect(try signal.toArray() == [1, 2, 3])
    let failing = Signal<Int, TestError>.failed(.server).observe(on: queue)
    #expect(throws: TestError.server) { try failing.toArray() }
  }
}
