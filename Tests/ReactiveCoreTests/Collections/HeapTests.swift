import Synchronization
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
    heap.removeAll { $0.isMultiple(of: 3) }
    expected.removeAll { $0.isMultiple(of: 3) }
    #expect(heap.count == expected.count)
    for number in expected.sorted() { #expect(heap.removeFirst() == number) }
    #expect(heap.removeFirst() == nil)
    #expect(heap.first == nil)
  }

  @Test("what is left after a removal is in order again, however it lay before")
  func staysInOrder() {
    // Below 0 stand 9 and 1, and below 1 stand 2 and 3: without 0 and 1, 9 would come first.
    var heap = Heap<Int>()
    for number in [0, 9, 1, 10, 11, 2, 3] { heap.insert(number) }
    heap.removeAll { $0 < 2 }
    var sorted: [Int] = []
    while let number = heap.removeFirst() { sorted.append(number) }
    #expect(sorted == [2, 3, 9, 10, 11])
  }
}
