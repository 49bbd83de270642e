import Testing

@testable import ReactiveCore

@Suite(.watched) struct ReplayBufferTests {
  @Test("it keeps the last values, the oldest first, and returns the one that no longer fits")
  func keepsLast() {
    var buffer = ReplayBuffer<Int>(capacity: 2)
    let dropped = [1, 2, 3, 4].map { buffer.append($0) }
    #expect(dropped == [nil, nil, 1, 2])
    #expect(buffer.values == [3, 4])
  }

  @Test("without room it keeps nothing, and nothing is driven out")
  func keepsNothing() {
    var buffer = ReplayBuffer<Int>(capacity: 0)
    let dropped = buffer.append(1)
    #expect(dropped == nil)
    #expect(buffer.values == [])
  }

  @Test("it goes round and round: the order stays, and no value moves")
  func goesRound() {
    var buffer = ReplayBuffer<Int>(capacity: 3)
    for value in 1...10 {
      _ = buffer.append(value)
      #expect(buffer.latest == value)
      #expect(buffer.values == Array(max(1, value - 2)...value))
    }
  }
}
