/// Who waits while somebody delivers: the one idea behind the laws 6, 7, 8 and 11.
///
/// The first caller delivers. Whoever comes while it does so, from another thread or from inside the
/// delivery itself, leaves an item and goes away; the first caller delivers that as well before it
/// returns. So deliveries never overlap, never nest, and need no lock while they run.
///
/// This is the state alone, for its owner to keep under a lock.
struct WaitingLine<Item: Sendable>: Sendable {
  private var isDelivering: Bool
  private var waiting: [Item]

  /// Creates a line.
  ///
  /// If it begins with items, its owner already delivers, and has these to deliver first.
  init(beginningWith items: [Item]? = nil) {
    isDelivering = items != nil
    waiting = items ?? []
  }

  /// Takes an item.
  ///
  /// If this returns true, the caller delivers it; if not, somebody else will.
  mutating func enter(_ item: Item) -> Bool {
    if isDelivering { waiting.append(item) }
    defer { isDelivering = true }
    return !isDelivering
  }

  /// Returns what has come meanwhile, or nil when nothing has; then the caller's turn is over.
  mutating func takeWaiting() -> [Item]? {
    isDelivering = !waiting.isEmpty
    defer { waiting = [] }
    return isDelivering ? waiting : nil
  }
}

/// Delivers items one at a time, in one order, from however many threads and depths they come.
final class DeliveryQueue<Item: Sendable>: Sendable {
  private let line: Lock<WaitingLine<Item>>
  private let deliver: @Sendable (Item, DeliveryQueue<Item>) -> Void

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - items: What waits from the start; `deliverWaiting()` must follow.
  ///   - deliver: Gets each item, and the queue, so that it can send more.
  init(
    beginningWith items: [Item]? = nil,
    deliver: @escaping @Sendable (Item, DeliveryQueue<Item>) -> Void
  ) {
    line = Lock(WaitingLine(beginningWith: items))
    self.deliver = deliver
  }

  /// Delivers an item, now if nobody is delivering, else after what is being delivered.
  func send(_ item: Item) {
    guard line.withLock({ $0.enter(item) }) else { return }
    deliver(item, self)
    deliverWaiting()
  }

  /// Delivers until nothing waits.
  func deliverWaiting() {
    while let items = line.withLock({ $0.takeWaiting() }) {
      for item in items { deliver(item, self) }
    }
  }
}
