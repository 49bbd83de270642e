import Testing

@testable import ReactiveCore

@Suite(.watched) struct LeakCommandTests {
  typealias Work = Subject<DeinitProbe, TestError>

  let probes = Probes()

  /// Makes a command whose work, condition and listeners all capture probes.
  private func makeCommand(
    work: Work, enabledIf condition: Signal<Bool, Never> = .never
  ) -> Command<Int, DeinitProbe, TestError> {
    let closure = probes.make("closure")
    let command = Command<Int, DeinitProbe, TestError>(
      enabledIf: condition.holding(probes.make("condition"))
    ) { [weak work] _ in
      closure.touch()
      return work?.signal ?? .never
    }
    probes.watch(command, as: "command")
    listen(to: command.isEnabled)
    listen(to: command.isExecuting)
    listen(to: command.values)
    listen(to: command.errors)
    return command
  }

  private func listen<Value, Failure>(
    to signal: Signal<Value, Failure>, as subscription: Disposable = Disposable()
  ) {
    signal.listen(holding: probes.make("handler"), as: subscription)
  }

  @Test("law 12: a command that is released goes with its condition, its closure and its listeners")
  func idle() {
    let (work, condition) = (Work(), Subject<Bool, Never>())
    var command: Command? = makeCommand(work: work, enabledIf: condition.signal)
    condition.send(true)
    command?.execute(1)
    work.send(probes.make("value"))
    work.complete()
    #expect(probes.alive == ["command", "closure", "condition", "handler"])
    command = nil
    #expect(probes.alive == [])
  }

  @Test("law 12: a command that is released while it runs goes when its work ends")
  func running() {
    let work = Work()
    var command: Command? = makeCommand(work: work)
    if let command { listen(to: command.execute(1)) }
    work.send(probes.make("value"))
    command = nil
    #expect(probes.alive.contains("handler"), "the work goes on")
    work.fail(TestError.server)
    #expect(probes.alive == [])
  }

  @Test("law 12: a command keeps no listener that was disposed, and no execution that has ended")
  func disposed() {
    let (work, subscription) = (Work(), Disposable())
    let command = Command<Int, DeinitProbe, TestError> { _ in work.signal }
    listen(to: command.isEnabled, as: subscription)
    listen(to: command.isExecuting, as: subscription)
    listen(to: command.values, as: subscription)
    listen(to: command.errors, as: subscription)
    listen(to: command.execute(1), as: subscription)
    subscription.dispose()
    #expect(probes.alive == [])
    work.send(probes.make("value"))
    #expect(probes.alive == ["value"], "an execution remembers what it has sent")
    work.complete()
    #expect(probes.alive == [])
  }
}
