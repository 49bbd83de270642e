import Testing

@testable import ReactiveCore

/// Eight threads send values; a value is its thread's number and its own.
@Suite(.watched) struct ThreadsDeliveryTests {
  @Test(
    "law 6: 8,000 values of eight threads arrive one at a time, and none is lost",
    arguments: Way.all)
  func deliversAll(_ way: Way) {
    let each = 1_000
    let (send, signal) = way.open()
    let detector = OverlapDetector()
    let end = Moment()
    let arrived = ThreadRecorder<[Int]>()
    signal.handleEvents(next: { _ in detector.pass() }).collect()
      .subscribe {
        arrived.append($0)
      } completed: {
        end.announce()
      }
    onThreads(each: each) { number, thread in send(.next(number), thread) }
    for thread in 0..<8 { send(.completed, thread) }
    #expect(end.wait())
    #expect(detector.passages == 8 * each)
    #expect(detector.collisions == 0)
    let values = arrived.values.first ?? []
    #expect(values.count == 8 * each)
    var next = (0..<8).map { thread in thread * each }
    for value in values where value == next[value / each] { next[value / each] += 1 }
    #expect(next == (1...8).map { $0 * each }, "the values of a thread keep their order")
  }
}
