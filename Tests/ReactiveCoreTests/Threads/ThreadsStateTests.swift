import Testing

@testable import ReactiveCore

@Suite(.watched) struct ThreadsStateTests {
  @Test("properties that are written while they are bound both ways end equal")
  func bindsTwoWayWhileWritten() {
    let wrong = failures(of: 2_000) {
      let (first, second) = (Property(0), Property(-1))
      return Duel { thread in
        if thread == 0 { first.bindTwoWay(with: second) } else { second.value = 7 }
      } endsWell: {
        first.value == second.value
      }
    }
    #expect(wrong == 0)
  }

  @Test("a property written from eight threads announces last what it holds")
  func propertyWrites() {
    for _ in 0..<50 {
      let property = Property(-1)
      let announced = ThreadRecorder<Int>()
      property.signal.subscribe { announced.append($0) }
      onThreads(each: 100) { number, _ in property.value = number }
      #expect(announced.count == 801)
      #expect(announced.values.last == property.value)
    }
  }

  @Test("choice Property: modify loses no write of another thread")
  func modifies() {
    let wrong = failures(spread: 20) {
      let count = Property(0)
      return Duel { _ in
        count.modify { $0 += 1 }
      } endsWell: {
        count.value == 2
      }
    }
    #expect(wrong == 0)
    // The other write comes at the worst moment.
    let count = Property(0)
    count.modify { number in
      if number == 0 { count.value = 10 }
      number += 1
    }
    #expect(count.value == 11)
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

  @Test("a command executed from eight threads at once begins once, or each time if it allows it")
  func commandExecution() {
    for allowsMany in [false, true] {
      let arenas = (0..<300).map { _ in ThreadedCommand(allowsConcurrentExecution: allowsMany) }
      race(arenas, threads: 8) { arena, _ in arena.execute() }
      for arena in arenas {
        #expect(arena.begun.count == (allowsMany ? 8 : 1))
        #expect(arena.refused.count == (allowsMany ? 0 : 7))
        #expect(arena.executing.values == [false, true])
        arena.work.complete()
        #expect(arena.executing.values == [false, true, false])
        #expect(arena.enabled.values == (allowsMany ? [true] : [true, false, true]))
      }
    }
  }
}

/// A command whose work goes on until the test ends it.
private final class ThreadedCommand: Sendable {
  let work = Subject<Int, Never>()
  let begun = ThreadCounter()
  let refused = ThreadCounter()
  let executing = ThreadRecorder<Bool>()
  let enabled = ThreadRecorder<Bool>()
  private let command: Command<Int, Int, Never>

  init(allowsConcurrentExecution: Bool) {
    command = Command(allowsConcurrentExecution: allowsConcurrentExecution) { [begun, work] _ in
      begun.increment()
      return work.signal
    }
    command.isExecuting.subscribe { [executing] in executing.append($0) }
    command.isEnabled.subscribe { [enabled] in enabled.append($0) }
  }

  func execute() {
    command.execute(1).subscribe(failed: { [refused] error in
      if error == .disabled { refused.increment() }
    })
  }
}
