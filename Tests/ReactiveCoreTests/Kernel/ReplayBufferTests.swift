import Testing

@testable import ReactiveCore

@Suite(.watched) struct ReplayBufferTests {
  @Test("without room it keeps nothing, and nothing is driven out")
  func keepsNothing() {
    var buffer = ReplayBuffer<Int>(capacity: 0)
    let dropped = buffer.append(1)
    #expect(dropped == nil)
    #expect(buffer.values == [])
  }

  @Test("it keeps the last values, the oldest first, and returns the one that no longer fits")
  func goesRound() {
    var buffer = ReplayBuffer<Int>(capacity: 3)
    for value in 1...10 {
      let dropped = buffer.append(value)
      #expect(dropped == (value > 3 ? value - 3 : nil))
      #expect(buffer.latest == value)
      #expect(buffer.values == Array(max(1, value - 2)...value))
    }
  }
}
