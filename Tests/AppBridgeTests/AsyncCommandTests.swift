import Marbles
import ReactiveCore
import Testing

@testable import AppBridge

@Suite struct AsyncCommandTests {
  typealias LogIn = Command<String, Int, TestError>

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

  @Test("a closure that waits is told from one that returns a signal")
  func isInferred() async throws {
    let waiting = LogIn { name async throws(TestError) in name.count }
    let plain = LogIn { name in .just(name.count) }
    for logIn in [waiting, plain] {
      let lengths = Recorder<Int>()
      for try await length in logIn.execute("Ada").values { lengths.append(length) }
      #expect(lengths.values == [3])
    }
    let forbidden = LogIn(enabledIf: .just(false)) { name async throws(TestError) in name.count }
    await #expect(throws: CommandError<TestError>.disabled) {
      for try await _ in forbidden.execute("Ada").values {}
    }
  }
}
