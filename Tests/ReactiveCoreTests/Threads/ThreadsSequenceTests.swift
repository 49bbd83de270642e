import Testing

@testable import ReactiveCore

/// An element that is counted as long as it lives.
private final class Element: Sendable {
  let number: Int
  private let alive: ThreadCounter

  init(_ number: Int, countedBy alive: ThreadCounter) {
    self.number = number
    self.alive = alive
    alive.increment()
  }

  deinit { alive.decrement() }
}

@Suite(.watched) struct ThreadsSequenceTests {
  @Test("two threads that compute an element at the same time get the same one")
  func sameElementAtOnce() {
    let made = ThreadCounter()
    let barrier = SpinBarrier(of: 2)
    let sequence = MemoizedSequence(0..<1).map { _ in
      barrier.wait()
      return made.increment()
    }
    let firsts = ThreadRecorder<Int?>()
    onThreads { thread in
      if thread < 2 { firsts.append(sequence.first { _ in true }) }
    }
    #expect(made.count == 2)
    #expect(firsts.values.count == 2 && Set(firsts.values).count == 1)
  }

  @Test("law 12: a memoised sequence is released behind eight threads that walk it")
  func releasedWhileWalked() {
    let alive = ThreadCounter()
    let holders = (0..<8).map { _ in Held<MemoizedSequence<Element>>() }
    func fill() {
      let sequence = MemoizedSequence(0..<20_000).map { Element($0, countedBy: alive) }
      for holder in holders { holder.value = sequence }
    }
    fill()
    let sums = ThreadRecorder<Int>()
    onThreads { thread in
      // Only the iterator is left: what all threads have passed may go.
      var elements = holders[thread].replace(with: nil)?.makeIterator()
      var sum = 0
      while let element = elements?.next() { sum += element.number }
      sums.append(sum)
    }
    #expect(sums.values == Array(repeating: 19_999 * 10_000, count: 8))
    #expect(alive.count == 0)
  }
}
