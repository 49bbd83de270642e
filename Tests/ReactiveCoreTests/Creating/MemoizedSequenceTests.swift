import Marbles
import Testing

@testable import ReactiveCore

@Suite(.watched) struct MemoizedSequenceTests {
  private let computed = Recorder<Int>()

  private func squares(_ numbers: [Int]) -> MemoizedSequence<Int> {
    MemoizedSequence(numbers).map { [computed] number in
      computed.append(number)
      return number * number
    }
  }

  @Test("its doc comment's example: each element is computed once, however often it is asked for")
  func remembers() {
    let squares = squares([1, 2, 3])
    #expect(computed.values == [])
    #expect(Array(squares) == [1, 4, 9])
    #expect(computed.values == [1, 2, 3])
    #expect(Array(squares) == [1, 4, 9])
    #expect(computed.values == [1, 2, 3])
  }

  @Test("no more is computed than is asked for")
  func isLazy() {
    let squares = squares([1, 2, 3])
    #expect(Array(squares.prefix(2)) == [1, 4])
    #expect(computed.values == [1, 2])
    #expect(squares.first { $0 > 1 } == 4)
    #expect(computed.values == [1, 2])
    #expect(Array(squares) == [1, 4, 9])
    #expect(computed.values == [1, 2, 3])
  }

  @Test("unfolding ends with nil")
  func unfoldsToTheEnd() {
    let countdown = MemoizedSequence(unfolding: 3) { $0 > 0 ? ("\($0)", $0 - 1) : nil }
    #expect(Array(countdown) == ["3", "2", "1"])
    #expect(Array(MemoizedSequence<Int>(unfolding: 0) { _ in nil }) == [])
  }

  @Test("filter keeps what satisfies the condition, and asks once for each element")
  func filters() {
    let odd = MemoizedSequence(1...6).filter { [computed] number in
      computed.append(number)
      return number % 2 == 1
    }
    #expect(computed.values == [])
    #expect(Array(odd.prefix(2)) == [1, 3])
    #expect(computed.values == [1, 2, 3])
    #expect(Array(odd) == [1, 3, 5])
    #expect(Array(odd) == [1, 3, 5])
    #expect(computed.values == [1, 2, 3, 4, 5, 6])
    #expect(Array(odd.filter { $0 > 9 }) == [])
  }

  @Test("a rest that somebody still goes through survives the release of its head")
  func releasesHeadOnly() {
    var numbers: MemoizedSequence<Int>? = MemoizedSequence(1...4)
    #expect(numbers.map(Array.init) == [1, 2, 3, 4])
    var iterator = numbers?.makeIterator()
    let first = iterator?.next()
    numbers = nil
    let rest = (0..<4).map { _ in iterator?.next() }
    #expect(first == 1)
    #expect(rest == [2, 3, 4, nil])
  }

  @Test("law 12: whoever goes through it keeps nothing of what lies behind")
  func keepsNothingBehind() {
    final class Probe: Sendable {}
    var iterator = MemoizedSequence(unfolding: 0) { number in (Probe(), number + 1) }.makeIterator()
    let first = Weak(object: iterator.next())
    #expect(iterator.next() != nil)
    #expect(first.object == nil)
    withExtendedLifetime(iterator) {}
  }

  @Test("map and filter pull nothing when they are called")
  func isLazyAtTheCall() {
    let pulled = Counter()
    let numbers = MemoizedSequence(unfolding: 1) { number in
      pulled.increment()
      return (number, number + 1)
    }
    let evens = numbers.map { $0 * 2 }.filter { $0 > 2 }
    #expect(pulled.count == 0)
    #expect(Array(evens.prefix(1)) == [4])
    #expect(pulled.count == 2)
  }
}
