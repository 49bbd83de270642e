import Marbles
import Testing

@testable import ReactiveCore

/// When a command is executing, in which order it says so, and how long it lives.
@Suite(.watched) struct CommandLifeTests {
  typealias Work = Command<Int, Int, TestError>

  private let log = Recorder<String>()

  @Test("its doc comment's example: executing is false, then true, then false again")
  func isExecuting() {
    let gate = Subject<Int, TestError>()
    let command = Work { _ in gate.signal }
    let executing = command.isExecuting.transcript()
    command.execute(1)
    #expect(executing.text == "false true")
    gate.complete()
    #expect(executing.text == "false true false")
    #expect(command.isExecuting.transcript().text == "false")
  }

  @Test("disposing an execution stops the work, and whoever waits for it hears that it has ended")
  func isStopped() {
    let gate = Subject<Int, TestError>()
    let command = Work { _ in
      gate.signal.handleEvents(disposed: { [log] in log.append("work stops") })
    }
    let executing = command.isExecuting.transcript()
    let execution = Disposable()
    let result = command.execute(1, as: execution)
    let heard = result.transcript()
    gate.send(5)
    result.filter { _ in false }.log("execution ", into: log)
    command.isExecuting.skip(1).log("executing ", into: log)
    execution.dispose()
    #expect(log.values == ["work stops", "execution |", "executing false"])
    #expect(heard.text == "5 |")
    command.execute(2)
    #expect(executing.text == "false true false true")
  }

  @Test("an execution that was disposed before it begins runs no work")
  func isStoppedBefore() {
    let command = Work { _ in .just(5) }
    let execution = Disposable()
    execution.dispose()
    #expect(command.execute(1, as: execution).transcript().text == "|")
    #expect(command.isExecuting.transcript().text == "false")
  }

  @Test("disposing an execution that has ended does not stop the next one")
  func isStoppedLate() {
    let command = Work { $0 > 0 ? .never : .empty }
    let first = Disposable()
    command.execute(0, as: first)
    command.execute(1)
    first.dispose()
    #expect(command.isExecuting.transcript().text == "true")
  }

  @Test("choice Command: executing stays true until all runs end, however they do")
  func runsConcurrently() {
    let gates = [Subject<Int, TestError>(), Subject<Int, TestError>()]
    let command = Work(allowsConcurrentExecution: true) { gates[$0].signal }
    let executing = command.isExecuting.transcript()
    let values = command.values.transcript()
    command.execute(0)
    command.execute(1)
    gates[1].send(5)
    gates[0].send(6)
    gates[0].fail(.network)
    #expect(executing.text == "false true")
    gates[1].complete()
    #expect(executing.text == "false true false")
    #expect(values.text == "5 6")
  }

  @Test("it says that it executes before the values, and that it has ended after them")
  func announcesInOrder() {
    let command = Work { $0 > 0 ? .just($0) : .failed(.network) }
    command.isExecuting.log("executing ", into: log)
    command.isEnabled.log("enabled ", into: log)
    command.values.log("value ", into: log)
    command.errors.log("error ", into: log)
    command.execute(1)
    let begin = ["enabled false", "executing true"]
    let end = ["executing false", "enabled true"]
    #expect(log.values == ["executing false", "enabled true"] + begin + ["value 1"] + end)
    log.removeAll()
    command.execute(0)
    #expect(log.values == begin + ["error network"] + end)
  }

  @Test("an execution hears of its values and its failure before the command's own signals do")
  func tellsExecutionFirst() {
    let gate = Subject<Int, TestError>()
    let command = Work { _ in
      gate.signal.handleEvents(subscribed: { [log] in log.append("work begins") })
    }
    command.values.log("value ", into: log)
    command.errors.log("error ", into: log)
    command.isExecuting.filter { $0 }.map { _ in "begins" }.log("execution ", into: log)
    command.execute(1).subscribe { [log] value in
      log.append("result \(value)")
    } failed: { [log] _ in
      log.append("result failed")
    }
    gate.send(5)
    gate.fail(.network)
    #expect(
      log.values == [
        "execution begins", "work begins", "result 5", "value 5", "result failed", "error network",
      ])
  }

  @Test("a completion is told first; then the work is torn down, and it says that it has ended")
  func endsInOrder() {
    let gate = Subject<Int, TestError>()
    let command = Work { _ in
      gate.signal.handleEvents(disposed: { [log] in log.append("work torn down") })
    }
    command.isExecuting.log("executing ", into: log)
    command.execute(1).subscribe(completed: { [log] in log.append("result completed") })
    log.removeAll()
    gate.complete()
    #expect(log.values == ["result completed", "work torn down", "executing false"])
  }

  @Test("choice Command: it is still running for a handler that hears of its value")
  func refusesFromHandler() {
    let command = Work { .just($0) }
    command.values.subscribe { [log] value in
      if value == 1 { command.execute(2).log(into: log) }
    }
    command.execute(1)
    #expect(log.values == ["#disabled"])
  }

  @Test("choice Command: whoever hears of the end of an execution can execute again at once")
  func executesFromEndings() {
    let tries = Counter()
    let command = Work { _ in tries.increment() < 3 ? .failed(.network) : .just(7) }
    let values = command.values.transcript()
    command.errors.subscribe { _ in command.execute(0) }
    command.execute(0)
    #expect(values.text == "7")
    #expect(tries.count == 3)

    let answers = Recorder<String>()
    let echo = Work { $0 > 0 ? .just($0) : .failed(.network) }
    echo.execute(1).subscribe(completed: { echo.execute(2).log(into: answers) })
    echo.execute(0).subscribe(failed: { _ in echo.execute(3).log(into: answers) })
    #expect(answers.values == ["2", "|", "3", "|"])
    let gate = Subject<Int, TestError>()
    let later = Work { $0 == 0 ? gate.signal : .just($0) }
    later.execute(0).subscribe(completed: { later.execute(4).log(into: answers) })
    gate.complete()
    #expect(answers.values.suffix(2) == ["4", "|"])
    let stopped = Disposable()
    let endless = Work { $0 == 0 ? .never : .just($0) }
    endless.execute(0, as: stopped)
      .subscribe(completed: { endless.execute(5).log(into: answers) })
    stopped.dispose()
    #expect(answers.values.suffix(2) == ["5", "|"])
  }

  @Test("law 7: releasing it tells nobody")
  func isReleased() {
    var command: Work? = Work { .just($0) }
    let states = [command?.isEnabled.transcript(), command?.isExecuting.transcript()]
    let values = command?.values.transcript()
    let errors = command?.errors.transcript()
    command = nil
    #expect(states.map { $0?.text } == ["true", "false"])
    #expect([values?.text, errors?.text] == ["", ""])
  }

  @Test("choice Command: while it is executing it lives, also when its owner has gone")
  func endsAfterRelease() {
    let gate = Subject<Int, TestError>()
    var command: Work? = Work { _ in gate.signal }
    let released = Weak(object: command)
    let executing = command?.isExecuting.transcript()
    let execution = command?.execute(1).transcript()
    command = nil
    gate.send(5)
    #expect(released.object != nil)
    gate.complete()
    #expect(execution?.text == "5 |")
    #expect(executing?.text == "false true false")
    #expect(released.object == nil)
  }

  @Test(
    "choice Command: the work of an execution that is disposed already does not begin",
    arguments: ["before", "by a handler that hears that it executes"])
  func doesNotBegin(disposed: String) {
    let (runs, execution) = (Counter(), Disposable())
    let command = Work { input in
      runs.increment()
      return .just(input)
    }
    if disposed == "before" { execution.dispose() }
    command.isExecuting.subscribe { if $0 { execution.dispose() } }
    #expect(command.execute(1, as: execution).transcript().text == "|")
    #expect(runs.count == 0)
    #expect(command.isEnabled.transcript().text == "true")
  }

  @Test("at no moment is it executing and enabled, unless it may run several times at once")
  func isNeverBoth() {
    let gate = Subject<Int, TestError>()
    let command = Work { _ in gate.signal }
    let both = combineLatest(command.isExecuting, command.isEnabled)
      .filter { isExecuting, isEnabled in isExecuting && isEnabled }.transcript()
    command.execute(1)
    gate.complete()
    #expect(both.text == "")
  }

  @Test("choice Command: what an execution was to stop and has not is heard no more")
  func ignoresStoppedWork() {
    let (old, new) = (Subject<Int, TestError>(), Subject<Int, TestError>())
    let command = Work { input in
      Signal { subscriber in
        // It goes on when it is disposed.
        (input == 0 ? old : new).signal.subscribeToEvents { subscriber.forward($0) }
        return .empty
      }
    }
    let (values, execution) = (command.values.transcript(), Disposable())
    command.execute(0, as: execution)
    execution.dispose()
    command.execute(1)
    old.send(1)
    new.send(2)
    old.complete()
    #expect(values.text == "2")
    #expect(command.isExecuting.transcript().text == "true")
  }
}
