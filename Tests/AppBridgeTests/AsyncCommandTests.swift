import LessonKit
import ReactiveCore
import Testing

@testable import AppBridge

@Suite struct AsyncCommandTests {
  typealias LogIn = Command<String, Int, TestError>

  private let logIn = LogIn { name async throws(TestError) in
    if name.isEmpty { throw .network }
    return name.count
  }

  @Test("an execution sends what the closure returns, and ends")
  func succeeds() async throws {
    var values: [Int] = []
    for try await value in logIn.execute("Ada").values { values.append(value) }
    #expect(values == [3])
  }

  @Test("an execution fails with what the closure throws, and the command goes on")
  func fails() async throws {
    await #expect(throws: CommandError.failed(TestError.network)) {
      for try await _ in logIn.execute("").values {}
    }
    for try await value in logIn.execute("Ada").values { #expect(value == 3) }
  }

  @Test("a loop over an execution ends before isExecuting says false, which it says soon after")
  func endsInOrder() async throws {
    let log = Recorder<String>()
    let executing = logIn.isExecuting.values
    let told = Task {
      for await isExecuting in executing {
        log.append("\(isExecuting)")
        if log.values.count == 3 { break }
      }
    }
    while log.values.isEmpty { await Task.yield() }
    for try await _ in logIn.execute("Ada").values {}
    await told.value
    #expect(log.values == ["false", "true", "false"])
  }

  @Test("disposing an execution cancels its task, and another one may begin")
  func isStopped() async throws {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let waiting = Command<Bool, Int, Never> { waits async in
      begin.finish()
      // A stream that nobody feeds ends when its task is cancelled.
      if waits { for await _ in AsyncStream<Void>.makeStream().stream {} }
      return 7
    }
    let execution = Disposable()
    let first = waiting.execute(true, as: execution)
    for await _ in begun {}
    execution.dispose()
    for try await _ in first.values { Issue.record("an execution that was stopped sent a value") }
    var values: [Int] = []
    for try await value in waiting.execute(false).values { values.append(value) }
    #expect(values == [7])
  }

  @Test("its work may belong to the main actor")
  @MainActor func runsOnMain() async throws {
    let label = Label()
    let show = Command<String, Void, Never> { @MainActor text in label.text = text }
    for try await _ in show.execute("Ada").values {}
    #expect(label.text == "Ada")
  }

  @Test("it is refused while it runs, unless it may run twice at once", arguments: [true, false])
  func isRefused(allowsConcurrentExecution: Bool) {
    let work: @Sendable (Int) async -> Int = { number in
      for await _ in AsyncStream<Void>.makeStream().stream {}
      return number
    }
    let busy: Command<Int, Int, Never> =
      allowsConcurrentExecution ? Command(allowsConcurrentExecution: true, work) : Command(work)
    let isEnabled = Property(false)
    busy.isEnabled.subscribe { isEnabled.value = $0 }
    let (execution, refused) = (Disposable(), Counter())
    for number in 1...2 {
      busy.execute(number, as: execution).subscribe(failed: { _ in refused.increment() })
    }
    #expect(isEnabled.value == allowsConcurrentExecution)
    #expect(refused.count == (allowsConcurrentExecution ? 0 : 1))
    execution.dispose()
    #expect(isEnabled.value)
  }

  @Test("a command whose closure returns a signal is still told from one whose closure waits")
  func isInferred() async throws {
    let plain = LogIn { name in .just(name.count) }
    for try await value in plain.execute("Ada").values { #expect(value == 3) }
    let forbidden = LogIn(enabledIf: .just(false)) { name async throws(TestError) in name.count }
    await #expect(throws: CommandError<TestError>.disabled) {
      for try await _ in forbidden.execute("Ada").values {}
    }
  }
}
