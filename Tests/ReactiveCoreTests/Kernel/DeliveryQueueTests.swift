import Foundation
import Marbles
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
    #expect([1, 2, 3].map { queue.takeTurn(orEnqueue: $0) } == [true, false, false])
    #expect(log.values == [])
    queue.begin(with: 1)
    #expect(log.values == ["1", "2", "3"])
    #expect(queue.takeTurn(orEnqueue: 4))
  }

  @Test("an item that does not wait is not even made")
  func makesOnlyWhatWaits() {
    let queue = logging()
    let made = Counter()
    let goesFirst = queue.takeTurn(orEnqueue: made.increment())
    #expect(goesFirst && made.count == 0)
    let goesSecond = queue.takeTurn(orEnqueue: made.increment())
    #expect(!goesSecond && made.count == 1)
  }

  @Test("law 7: a change of the memory delivers nothing, and waits for its turn like an item")
  func changes() {
    let queue = DeliveryQueue<[Int], Int>(remembering: []) { [log] memory, item, queue in
      memory.append(item)
      log.append("\(memory)")
      if item == 1 { #expect(queue.change(orEnqueue: 2) { $0.count } == nil) }
    }
    #expect(queue.change(orEnqueue: 9) { $0.append(0) } != nil)
    #expect(log.values == [])
    queue.send(1)
    #expect(log.values == ["[0, 1]", "[0, 1, 2]"])
    #expect(queue.change(orEnqueue: 9) { $0.count } == 3)
  }

  @Test("law 6: nobody delivers while the memory is being changed")
  func changesAlone() {
    let queue = DeliveryQueue<Int, Int>(remembering: 1) { [log] memory, _, _ in
      log.append("\(memory)")
    }
    let (begins, ends) = (Moment(), Moment())
    _ = queue.change(orEnqueue: 0) { memory in
      Thread.detachNewThread {
        begins.announce()
        queue.send(0)
        ends.announce()
      }
      #expect(begins.wait())
      for _ in 0..<1_000 where log.values.isEmpty { sched_yield() }
      memory = 2
    }
    #expect(ends.wait())
    #expect(log.values == ["2"])
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
}
