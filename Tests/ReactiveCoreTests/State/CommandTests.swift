import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct CommandTests {
  typealias Work = Command<Int, Int, TestError>

  private let gate = Subject<Int, TestError>()
  private let log = Recorder<String>()

  /// A command whose work is what the gate sends.
  private func gated(concurrently: Bool = false) -> Work {
    Work(allowsConcurrentExecution: concurrently) { [gate] _ in gate.signal }
  }

  @Test("an execution sends what the work sends, and completes with it")
  func executes() {
    let command = Work { .from([$0, $0 * 10]) }
    let values = command.values.transcript()
    #expect(command.execute(1).transcript().text == "1 10 |")
    #expect(command.execute(2).transcript().text == "2 20 |")
    #expect(values.text == "1 10 2 20")
  }

  @Test("an execution begins at once, whether or not anybody listens, and runs once for all")
  func executesOnce() {
    let runs = Counter()
    let command = Work { [gate] _ in gate.signal.handleEvents(subscribed: { runs.increment() }) }
    let execution = command.execute(1)
    #expect(runs.count == 1)
    gate.send(5)
    let early = execution.transcript()
    gate.send(6)
    let late = execution.transcript()
    gate.complete()
    #expect([early.text, late.text] == ["5 6 |", "5 6 |"])
    #expect(runs.count == 1)
  }

  @Test("who stops listening to an execution does not stop the work")
  func goesOn() {
    let command = gated()
    let values = command.values.transcript()
    command.execute(1).subscribe().dispose()
    gate.send(5)
    #expect(values.text == "5")
  }

  @Test("choice Command: errors arrive as values, and the command goes on")
  func fails() {
    let command = Work { $0 > 0 ? .just($0) : .failed(.network) }
    let errors = command.errors.transcript()
    let values = command.values.transcript()
    #expect(command.execute(0).transcript().text == "#failed(ReactiveCoreTests.TestError.network)")
    #expect(command.execute(1).transcript().text == "1 |")
    #expect(errors.text == "network")
    #expect(values.text == "1")
  }

  @Test("choice Command: it is disabled while it runs, unless told otherwise")
  func isDisabledWhileRunning() {
    let command = gated()
    let enabled = command.isEnabled.transcript()
    command.execute(1)
    #expect(enabled.text == "true false")
    gate.complete()
    #expect(enabled.text == "true false true")

    let concurrent = gated(concurrently: true)
    let stays = concurrent.isEnabled.transcript()
    concurrent.execute(1)
    #expect(stays.text == "true")
  }

  @Test("choice Command: a refused execution fails visibly, and nothing is begun")
  func refuses() {
    let runs = Counter()
    let command = Work { [gate] _ in
      runs.increment()
      return gate.signal
    }
    let errors = command.errors.transcript()
    command.execute(1)
    #expect(command.execute(2).transcript().text == "#disabled")
    #expect(runs.count == 1)
    #expect(errors.text == "")
    gate.complete()
    #expect(command.execute(3).transcript().text == "|")
  }

  @Test("it is enabled when the signal says so, and until the signal has said anything")
  func isEnabledIf() {
    let isAllowed = Subject<Bool, Never>()
    let command = Work(enabledIf: isAllowed.signal) { .just($0) }
    let enabled = command.isEnabled.transcript()
    #expect(command.execute(1).transcript().text == "1 |")
    isAllowed.send(false)
    isAllowed.send(false)
    #expect(command.execute(2).transcript().text == "#disabled")
    isAllowed.send(true)
    isAllowed.complete()
    #expect(command.execute(3).transcript().text == "3 |")
    #expect(enabled.text == "true false true false true false true")
  }

  @Test("what is not allowed any more while it runs is not stopped")
  func goesOnWhenDisabled() {
    let isAllowed = Property(true)
    let command = Work(enabledIf: isAllowed.signal) { [gate] _ in gate.signal }
    let execution = command.execute(1).transcript()
    isAllowed.value = false
    gate.send(5)
    gate.complete()
    #expect(execution.text == "5 |")
    #expect(command.isEnabled.transcript().text == "false")
  }
}
