import LessonKit
import Testing

@testable import ReactiveCore

@Suite struct DeliveryQueueTests {
  private let log = Recorder<String>()

  @Test("whoever comes first delivers, who comes meanwhile waits")
  func letsOneDeliver() {
    var delivery = Delivery<Int>.idle
    let mayDeliver = [1, 2, 3].map { delivery.enqueue($0) }
    #expect(mayDeliver == [true, false, false])
    let waited = [delivery.takeBatch(), delivery.takeBatch()]
    #expect(waited == [[2, 3], nil])
    let mayDeliverAfterwards = delivery.enqueue(4)
    #expect(mayDeliverAfterwards)
  }

  @Test("what waits is kept in one array, which grows in place")
  func growsInPlace() {
    var delivery = Delivery<Int>.delivering(waiting: [])
    var moves = 0
    var place: UnsafeRawPointer?
    for item in 0..<1_000 {
      _ = delivery.enqueue(item)
      guard case .delivering(let waiting) = delivery else { continue }
      let now = waiting.withUnsafeBytes { $0.baseAddress }
      if now != place { moves += 1 }
      place = now
    }
    #expect(moves < 20)
  }

  @Test("a turn is over only when nothing has come meanwhile")
  func turnGoesOn() {
    var delivery = Delivery<Int>.idle
    _ = [1, 2].map { delivery.enqueue($0) }
    _ = delivery.takeBatch()
    let mayDeliver = delivery.enqueue(3)
    #expect(!mayDeliver)
    let waited = [delivery.takeBatch(), delivery.takeBatch()]
    #expect(waited == [[3], nil])
  }

  @Test(
    "a delivery that begins with items has somebody who delivers already",
    arguments: [[], [1, 2]])
  func beginsWithItems(_ items: [Int]) {
    var delivery = Delivery.delivering(waiting: items)
    let mayDeliver = delivery.enqueue(3)
    #expect(!mayDeliver)
    let waited = [delivery.takeBatch(), delivery.takeBatch()]
    #expect(waited == [items + [3], nil])
    let mayDeliverAfterwards = delivery.enqueue(4)
    #expect(mayDeliverAfterwards)
  }

  @Test("an item is delivered before send returns")
  func deliversAtOnce() {
    let queue = DeliveryQueue<Int> { [log] item, _ in log.append("\(item)") }
    queue.send(1)
    #expect(log.values == ["1"])
    queue.send(2)
    #expect(log.values == ["1", "2"])
  }

  @Test("law 8: what is sent during a delivery comes after it, in the order in which it was sent")
  func queuesWhatIsSentMeanwhile() {
    let queue = DeliveryQueue<Int> { [log] item, queue in
      log.append("begin \(item)")
      if item < 10 {
        queue.send(item * 10)
        queue.send(item * 10 + 1)
      }
      log.append("end \(item)")
    }
    queue.send(1)
    #expect(log.values == [1, 10, 11].flatMap { ["begin \($0)", "end \($0)"] })
  }

  @Test("what waits from the start is delivered first")
  func deliversWhatWaited() {
    let queue = DeliveryQueue(waiting: [1, 2]) { [log] item, _ in log.append("\(item)") }
    queue.send(3)
    #expect(log.values == [])
    queue.deliverWaiting()
    #expect(log.values == ["1", "2", "3"])
    queue.send(4)
    #expect(log.values == ["1", "2", "3", "4"])
  }

  @Test("law 11: 100,000 items sent from inside a delivery need no deeper stack")
  func isNoRecursion() {
    let delivered = Counter()
    let queue = DeliveryQueue<Int> { left, queue in
      delivered.increment()
      if left > 1 { queue.send(left - 1) }
    }
    queue.send(100_000)
    #expect(delivered.count == 100_000)
  }

  @Test("law 12: what is delivered is let go, while the queue lives on")
  func releasesItems() {
    let queue = DeliveryQueue<Recorder<Int>> { _, _ in }
    weak var item: Recorder<Int>?
    do {
      let list = Recorder<Int>()
      item = list
      queue.send(list)
    }
    #expect(item == nil)
    queue.send(Recorder())
  }
}
