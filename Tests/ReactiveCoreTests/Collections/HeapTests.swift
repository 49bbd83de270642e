import Marbles
import Testing

@testable import ReactiveCore

@Suite(.watched) struct HeapTests {
  @Test("what comes out comes in order, whatever the order in which it went in", arguments: 0..<20)
  func sorts(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var heap = Heap<Int>()
    var expected: [Int] = []
    for _ in 0..<200 {
      let number = Int.random(in: 0..<50, using: &random)
      heap.insert(number)
      expected.append(number)
      if Bool.random(using: &random) {
        let least = expected.min()
        expected.remove(at: expected.firstIndex { $0 == least } ?? 0)
        #expect(heap.removeFirst() == least)
      }
    }
    for number in expected.sorted() { #expect(heap.removeFirst() == number) }
    #expect(heap.removeFirst() == nil)
    #expect(heap.first == nil)
  }
}
