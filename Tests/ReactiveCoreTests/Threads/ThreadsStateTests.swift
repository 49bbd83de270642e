import Testing

@testable import ReactiveCore

@Suite(.watched) struct ThreadsStateTests {
  @Test("properties that are written while they are bound both ways end equal")
  func bindsTwoWayWhileWritten() {
    let pairs = (0..<2_000).map { _ in [Property(0), Property(-1)] }
    race(pairs, threads: 2) { pair, thread in
      if thread == 0 { pair[0].bindTwoWay(with: pair[1]) } else { pair[1].value = 7 }
    }
    #expect(pairs.filter { $0[0].value != $0[1].value }.count == 0)
  }

  @Test("a property written from eight threads announces last what it holds")
  func propertyWrites() {
    for _ in 0..<50 {
      let property = Property(-1)
      let announced = Heard<Int>()
      property.signal.subscribe { announced.append($0) }
      onThreads { thread in
        for number in 0..<100 { property.value = thread * 100 + number }
      }
      #expect(announced.count == 801)
      #expect(announced.all.last == property.value)
    }
  }

  @Test("two properties bound both ways agree after writes from two threads")
  func twoWayBinding() {
    let arenas = (0..<300).map { _ in (first: Property(0), second: Property(0)) }
    for (first, second) in arenas { first.bindTwoWay(with: second) }
    race(arenas, threads: 2) { arena, thread in
      for number in 1...20 {
        if thread == 0 { arena.first.value = number } else { arena.second.value = -number }
      }
    }
    for (first, second) in arenas {
      #expect(first.value == second.value)
      #expect(abs(first.value) == 20, "the last write of one of them has won")
    }
  }

  @Test("a command executed from eight threads at once begins exactly once")
  func commandExecution() {
    let arenas = (0..<300).map { _ in ThreadedCommand() }
    race(arenas, threads: 8) { arena, _ in arena.execute() }
    for arena in arenas {
      #expect(arena.begun.count == 1)
      #expect(arena.refused.count == 7)
      #expect(arena.executing.all == [false, true])
      arena.work.complete()
      #expect(arena.executing.all == [false, true, false])
      #expect(arena.enabled.all == [true, false, true])
      arena.execute()
      #expect(arena.begun.count == 2)
    }
  }

  @Test("a command that allows it runs eight executions at once and announces one span")
  func concurrentExecutions() {
    let arenas = (0..<300).map { _ in ThreadedCommand(allowsConcurrentExecution: true) }
    race(arenas, threads: 8) { arena, _ in arena.execute() }
    for arena in arenas {
      #expect(arena.begun.count == 8)
      #expect(arena.executing.all == [false, true])
      arena.work.complete()
      #expect(arena.executing.all == [false, true, false])
    }
  }
}

/// A command whose work goes on until the test ends it.
private final class ThreadedCommand: Sendable {
  let work = Subject<Int, Never>()
  let begun = Tally()
  let refused = Tally()
  let executing = Heard<Bool>()
  let enabled = Heard<Bool>()
  private let command: Command<Int, Int, Never>

  init(allowsConcurrentExecution: Bool = false) {
    command = Command(allowsConcurrentExecution: allowsConcurrentExecution) { [begun, work] _ in
      begun.add()
      return work.signal
    }
    command.isExecuting.subscribe { [executing] in executing.append($0) }
    command.isEnabled.subscribe { [enabled] in enabled.append($0) }
  }

  func execute() {
    command.execute(1).subscribe(failed: { [refused] error in
      if error == .disabled { refused.add() }
    })
  }
}
