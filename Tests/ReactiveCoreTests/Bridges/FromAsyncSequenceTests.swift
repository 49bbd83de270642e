import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct FromAsyncSequenceTests {
  /// An asynchronous sequence that sends its numbers and then ends or throws.
  private struct Numbers: AsyncSequence, Sendable {
    let last: Int
    var error: TestError?
    let asked = Counter()

    func makeAsyncIterator() -> Iterator { Iterator(numbers: self) }

    struct Iterator: AsyncIteratorProtocol {
      let numbers: Numbers
      var number = 0

      mutating func next(
        isolation actor: isolated (any Actor)? = #isolation
      ) async throws(TestError) -> Int? {
        numbers.asked.increment()
        number += 1
        if number <= numbers.last { return number }
        if let error = numbers.error { throw error }
        return nil
      }
    }
  }

  @Test("it sends the elements in order, and completes when the sequence ends")
  func completes() async throws {
    var values: [Int] = []
    let signal = Signal<Int, TestError>.from(Numbers(last: 3))
    for try await value in signal.values { values.append(value) }
    #expect(values == [1, 2, 3])
  }

  @Test("it fails when the sequence throws")
  func fails() async {
    let signal = Signal<Int, TestError>.from(Numbers(last: 1, error: .server))
    await #expect(throws: TestError.server) {
      for try await _ in signal.values {}
    }
  }

  @Test("law 2: it does nothing until subscribed, and goes through the sequence each time anew")
  func isCold() async throws {
    let numbers = Numbers(last: 2)
    let signal = Signal<Int, TestError>.from(numbers)
    #expect(numbers.asked.count == 0)
    for _ in 1...2 {
      for try await _ in signal.values {}
    }
    #expect(numbers.asked.count == 6)
  }
}
