/// Delivers items one at a time, in one order, from however many threads and depths they come.
final class DeliveryQueue<Item: Sendable>: Sendable {
  private let delivery: Lock<Delivery<Item>>
  private let deliver: @Sendable (Item, DeliveryQueue<Item>) -> Void

  /// Creates a queue.
  ///
  /// - Parameter deliver: Gets each item, and the queue, so that it can send more.
  init(_ deliver: @escaping @Sendable (Item, DeliveryQueue<Item>) -> Void) {
    delivery = Lock(.idle)
    self.deliver = deliver
  }

  /// Creates a queue in which something waits from the start; `deliverWaiting()` must follow.
  ///
  /// Until then nothing is delivered, so what is sent meanwhile comes after it.
  init(
    waiting items: [Item], _ deliver: @escaping @Sendable (Item, DeliveryQueue<Item>) -> Void
  ) {
    delivery = Lock(.delivering(waiting: items))
    self.deliver = deliver
  }

  /// Delivers an item, now if nobody is delivering, else after what is being delivered.
  func send(_ item: Item) {
    guard delivery.withLock({ $0.enqueue(item) }) else { return }
    deliver(item, self)
    deliverWaiting()
  }

  /// Delivers until nothing waits.
  func deliverWaiting() {
    while let batch = delivery.withLock({ $0.takeBatch() }) {
      for item in batch { deliver(item, self) }
    }
  }
}
