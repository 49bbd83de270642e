import Synchronization

// MARK: DeliveryQueue
/// Delivers items one at a time and in one order, from any number of threads and at any depth of
/// calls: the one idea that laws 6, 7, 8 and 11 rest on.
///
/// The first caller delivers. Whoever calls while it does so, from another thread or from inside
/// the delivery itself, leaves an item and returns; the first caller delivers that item as well
/// before it returns. So deliveries never overlap, never nest, and hold no lock while they run.
///
/// A queue also keeps what a delivery needs to remember for the next one. Only deliveries touch
/// this memory, and only one runs at a time, so it needs no lock either. What waits is touched under
/// the lock alone. The compiler cannot know this; `@unchecked` tells it, and
/// `@exclusivity(unchecked)` spares a check at each delivery.
final class DeliveryQueue<Memory: ~Copyable & Sendable, Item: Sendable>: @unchecked Sendable {
  typealias Deliver = @Sendable (inout Memory, Item, DeliveryQueue) -> Void

  private let turn: Atomic<Turn>
  /// It protects what waits, and stands beside it: a lock around values of an unknown type has to look
  /// up how to release them, which would make a run of a cold signal a third longer.
  private let lock = Lock(())
  @exclusivity(unchecked) private var waiting: [Item] = []
  @exclusivity(unchecked) private var kept: QueueMemory<Memory>
  private let deliver: Deliver

  /// Creates a queue.
  ///
  /// - Parameters:
  ///   - memory: What the first delivery finds.
  ///   - isHeld: Whether everything waits until `deliverWaiting()` is called.
  ///   - deliver: Gets the memory, an item, and the queue, so that it can send more.
  init(
    remembering memory: consuming Memory, isHeld: Bool = false, _ deliver: @escaping Deliver
  ) {
    turn = Atomic(isHeld ? .taken : .free)
    kept = QueueMemory(memory: memory)
    self.deliver = deliver
  }

  // MARK: Sending
  /// Delivers an item, now if nobody is delivering, else after what is being delivered.
  func send(_ item: Item) {
    if changeTurn(from: .free, to: .taken) || !enqueue(item) { begin(with: item) }
  }

  /// Takes the turn, or leaves an item for whoever has it.
  ///
  /// If this returns true, the caller has the turn, and must call `begin(with:)`. If it returns
  /// false, the item waits, and whoever is delivering will deliver it.
  func takeTurn(orEnqueue item: @autoclosure () -> Item) -> Bool {
    // Mostly nobody is delivering. Then a turn costs two steps of an atomic value, and no lock.
    changeTurn(from: .free, to: .taken) || !enqueue(item())
  }

  /// Leaves an item for whoever is delivering; returns false if nobody is.
  private func enqueue(_ item: Item) -> Bool {
    lock.withLock { _ in
      if turn.exchange(.awaited, ordering: .acquiringAndReleasing) == .free { return false }
      waiting.append(item)
      return true
    }
  }

  /// Delivers an item, then what waits.
  func begin(with item: Item) {
    deliver(&kept.memory, item, self)
    deliverWaiting()
  }

  // MARK: Changing the memory
  /// Changes the memory at once, or leaves an item for whoever is delivering.
  ///
  /// So this call never delivers anything, neither its own item nor what others send meanwhile.
  ///
  /// - Parameters:
  ///   - item: What waits if somebody is delivering.
  ///   - change: What to do if nobody is. It runs under a lock, so it may call nobody.
  /// - Returns: What `change` returns, to be released outside of the lock; nil if the item waits.
  func change<Result: Sendable>(
    orEnqueue item: Item, _ change: (inout Memory) -> Result
  ) -> Result? {
    lock.withLock { _ in
      if turn.exchange(.awaited, ordering: .acquiringAndReleasing) == .free {
        // Whoever sends now waits for this lock, never for a handler.
        defer { turn.store(.free, ordering: .releasing) }
        return change(&kept.memory)
      }
      waiting.append(item)
      return nil
    }
  }

  // MARK: Delivering what waits
  /// Delivers until nothing waits; then the turn is over.
  func deliverWaiting() { if !changeTurn(from: .taken, to: .free) { deliverBatches() } }

  private func deliverBatches() {
    while let batch = takeBatch() {
      for item in batch { deliver(&kept.memory, item, self) }
    }
  }

  /// Returns what waits, or nil if nothing does; then the turn is over.
  private func takeBatch() -> [Item]? {
    lock.withLock { _ in
      turn.store(waiting.isEmpty ? .free : .taken, ordering: .releasing)
      defer { waiting = [] }
      return waiting.isEmpty ? nil : waiting
    }
  }

  private func changeTurn(from old: Turn, to new: Turn) -> Bool {
    turn.compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing).exchanged
  }
}

// MARK: Turn
/// Whose turn it is.
///
/// It stands outside of `DeliveryQueue`, where each kind of item would have a `Turn` of its own, to
/// be looked up whenever a queue is released.
private enum Turn: UInt8, AtomicRepresentable {
  /// Nobody is delivering.
  case free
  /// Somebody is delivering, and nothing waits.
  case taken
  /// Somebody is delivering, and has to look for what waits.
  case awaited
}

// MARK: QueueMemory
/// What a queue remembers.
///
/// The byte beside it gives a memory of nothing, a `Void`, an address of its own. Without one it
/// would have the address of the queue, and the thread sanitizer would see races that are none.
private struct QueueMemory<Memory: ~Copyable & Sendable>: ~Copyable, Sendable {
  var memory: Memory
  private let byte: UInt8 = 0

  init(memory: consuming Memory) { self.memory = memory }
}
