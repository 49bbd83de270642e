import ReactiveCore
import Testing

@Suite(.watched) struct ToArrayTests {
  @Test("it returns all values in order, as in the doc comment")
  func returnsValues() {
    #expect(Signal<Int, Never>.from([1, 2, 3]).toArray() == [1, 2, 3])
  }

  @Test("it throws the error if the signal fails")
  func throwsError() {
    #expect(throws: TestError.network) {
      try Signal<Int, TestError>.failed(.network).startWith(1).toArray()
    }
  }

  @Test("it waits for a signal that ends on another thread")
  func waits() throws {
    let queue = QueueScheduler(label: "worker")
    let signal = Signal<Int, TestError>.from([1, 2, 3]).observe(on: queue)
    #expect(try signal.toArray() == [1, 2, 3])
    let failing = Signal<Int, TestError>.failed(.server).observe(on: queue)
    #expect(throws: TestError.server) { try failing.toArray() }
  }
}
