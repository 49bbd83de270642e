/// Who listens to a subject, in the order in which they came, and how it has ended.
///
/// Only the steps of the subject's queue touch it, one at a time.
struct Roster<Value: Sendable, Failure: Error>: ~Copyable, Sendable {
  /// What happens to a roster.
  enum Step: Sendable {
    case sends(Event<Value, Failure>)
    /// With the key under which the subscriber leaves.
    case joins(Int, Subscriber<Value, Failure>)
    case leaves(Int)
  }

  private var listeners = Bag(
    tombstone: Subscriber<Value, Failure>(subscription: .empty) { _ in })
  private var ending: Event<Value, Failure>?

  /// Adds a subscriber; if it comes too late, it is only told the ending.
  mutating func add(_ subscriber: Subscriber<Value, Failure>, key: Int) {
    if let ending { return subscriber.receiveUnlessDisposed(ending) }
    listeners.append(subscriber, key: key)
  }

  /// Takes a subscriber off and returns it, so that it is released where no lock is held.
  mutating func remove(_ key: Int) -> Subscriber<Value, Failure>? { listeners.remove(key) }

  /// Sends an event to everybody, in order; nothing after an ending.
  mutating func send(_ event: Event<Value, Failure>) {
    if ending != nil { return }
    if event.isTerminal { ending = event }
    // What stands in the place of one that has left counts as disposed, so it gets nothing.
    listeners.forEach { subscriber in subscriber.receiveUnlessDisposed(event) }
  }
}
