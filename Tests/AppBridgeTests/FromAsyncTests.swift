import Marbles
import ReactiveCore
import Testing

@testable import AppBridge

@Suite struct FromAsyncTests {
  @Test("it sends what the closure returns, and completes")
  func sends() async {
    var values: [Int] = []
    for await value in Signal<Int, Never>.from({ () async in 7 }).values { values.append(value) }
    #expect(values == [7])
  }

  @Test("it fails with what the closure throws, whose type is kept")
  func fails() async {
    let signal = Signal<Int, TestError>.from { () async throws(TestError) in throw .network }
    await #expect(throws: TestError.network) { for try await _ in signal.values {} }
  }

  @Test("law 2: the closure runs anew for each subscription, and not before")
  func isCold() async {
    let runs = Counter()
    let signal = Signal<Void, Never>.from { () async in runs.increment() }
    #expect(runs.count == 0)
    for await _ in signal.values {}
    for await _ in signal.values {}
    #expect(runs.count == 2)
  }

  @Test("law 5: disposing cancels the task, and lets the handler go, though the work goes on")
  @MainActor func isDisposed() async {
    let (end, endWork) = AsyncStream.makeStream(of: Void.self)
    let (ended, tell) = AsyncStream.makeStream(of: Bool.self)
    var heard: Recorder<Int>? = Recorder()
    let released = Weak(object: heard)
    let answer = Signal<Int, Never>.from { () async in
      await Task { for await _ in end {} }.value  // does not look for cancellation
      tell.yield(Task.isCancelled)
      tell.finish()
      return 7
    }
    let subscription = heard.map { heard in answer.subscribe { value in heard.append(value) } }
    heard = nil
    #expect(released.object != nil)
    subscription?.dispose()
    #expect(released.object == nil)
    endWork.finish()
    for await isCancelled in ended { #expect(isCancelled) }
  }
}
