import Testing

@testable import ReactiveCore

@Suite(.watched) struct BacklogTests {
  @Test("it gives back first what came first, also when it is filled in between")
  func backlogIsAQueue() {
    var backlog = Backlog<Int>()
    var taken: [Int?] = [backlog.popFirst()]
    for number in 1...3 { backlog.append(number) }
    taken.append(backlog.popFirst())
    backlog.append(4)
    for _ in 0..<4 { taken.append(backlog.popFirst()) }
    #expect(taken == [nil, 1, 2, 3, 4, nil])
  }

  @Test("it is exhausted when it is closed and empty")
  func backlogIsExhausted() {
    var backlog = Backlog<Int>()
    #expect(backlog.isEmpty && !backlog.isExhausted)
    backlog.append(1)
    backlog.isClosed = true
    #expect(!backlog.isEmpty && !backlog.isExhausted)
    _ = backlog.popFirst()
    #expect(backlog.isEmpty && backlog.isExhausted)
  }
}
