import LessonKit
import Testing

@testable import ReactiveCore

@Suite(.watched) struct DeliveryQueueTests {
  private let log = Recorder<String>()

  /// A queue that logs what it delivers.
  private func logging(isHeld: Bool = false) -> DeliveryQueue<Void, Int> {
    DeliveryQueue(remembering: (), isHeld: isHeld) { [log] _, item, _ in log.append("\(item)") }
  }

  @Test("whoever comes first has the turn, and who comes meanwhile waits")
  func letsOneDeliver() {
    let queue = logging()
    #expect([1, 2, 3].map { queue.enqueue($0) } == [true, false, false])
    #expect(log.values == [])
    queue.begin(with: 1)
    #expect(log.values == ["1", "2", "3"])
    #expect(queue.enqueue(4))
  }

  @Test("an item that does not wait is not even made")
  func makesOnlyWhatWaits() {
    let queue = logging()
    let made = Counter()
    let isFirst = queue.enqueue(made.increment())
    #expect(isFirst && made.count == 0)
    let isSecond = queue.enqueue(made.increment())
    #expect(!isSecond && made.count == 1)
  }

  @Test("something else may be done with the memory in place of the first delivery")
  func beginsOtherwise() {
    let queue = DeliveryQueue<[Int], Int>(remembering: []) { [log] memory, item, _ in
      memory.append(item)
      log.append("\(memory)")
    }
    #expect(queue.enqueue(1))
    #expect(!queue.enqueue(3))
    queue.begin { memory in memory = [1, 2] }
    queue.send(4)
    #expect(log.values == ["[1, 2, 3]", "[1, 2, 3, 4]"])
  }

  @Test("a turn is over only when nothing has come meanwhile")
  func turnGoesOn() {
    let queue = DeliveryQueue<Void, Int>(remembering: ()) { [log] _, item, queue in
      log.append("\(item)")
      if item < 3 { #expect(!queue.enqueue(item + 1)) }
    }
    queue.send(1)
    #expect(log.values == ["1", "2", "3"])
    #expect(queue.enqueue(4))
  }

  @Test("an item is delivered before send returns")
  func deliversAtOnce() {
    let queue = logging()
    queue.send(1)
    #expect(log.values == ["1"])
    queue.send(2)
    #expect(log.values == ["1", "2"])
  }

  @Test("law 8: what is sent during a delivery comes after it, in the order in which it was sent")
  func queuesWhatIsSentMeanwhile() {
    let queue = DeliveryQueue<Void, Int>(remembering: ()) { [log] _, item, queue in
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

  @Test("a queue that is held delivers nothing until it is told to")
  func deliversWhatWaited() {
    let queue = logging(isHeld: true)
    for item in 1...3 { queue.send(item) }
    #expect(log.values == [])
    queue.deliverWaiting()
    #expect(log.values == ["1", "2", "3"])
    queue.send(4)
    #expect(log.values == ["1", "2", "3", "4"])
  }

  @Test("law 11: 100,000 items sent from inside a delivery need no deeper stack")
  func isNoRecursion() {
    let delivered = Counter()
    let queue = DeliveryQueue<Void, Int>(remembering: ()) { _, left, queue in
      delivered.increment()
      if left > 1 { queue.send(left - 1) }
    }
    queue.send(100_000)
    #expect(delivered.count == 100_000)
  }

  @Test("law 12: what is delivered is released, while the queue lives on")
  func releasesItems() {
    let queue = DeliveryQueue<Void, Recorder<Int>>(remembering: ()) { _, _, _ in }
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
