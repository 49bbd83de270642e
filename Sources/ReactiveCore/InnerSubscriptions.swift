import Synchronization

/// The subscriptions that an operator makes for one subscriber: any number at a time.
///
/// All of them end when the outer one does. One that ends by itself is forgotten at once, so that
/// 100,000 short ones leave nothing behind (law 11).
final class InnerSubscriptions: Sendable {
  /// Those that are running; nil when the outer subscription is over.
  private let running = Lock<Bag<Disposable>?>(Bag(emptyPlace: .empty))
  /// How many have not sent an ending yet.
  private let unended = Atomic(0)

  /// Creates an empty collection that ends with the outer subscription.
  init(of outer: Disposable) {
    outer.add { self.disposeAll() }
  }

  /// Subscribes, and passes a completion on only if no other subscription is running.
  func subscribe<Value, Failure>(
    to signal: Signal<Value, Failure>,
    _ handler: @escaping @Sendable (Event<Value, Failure>) -> Void
  ) {
    let inner = Disposable()
    guard let key = running.withLock({ $0?.insert(inner) }) else { return }
    unended.add(1, ordering: .relaxed)
    signal.subscribeToEvents(as: inner) { event in
      if !event.isTerminal { return handler(event) }
      let left = self.unended.subtract(1, ordering: .acquiringAndReleasing).newValue
      if case .completed = event, left > 0 {} else { handler(event) }
      // If that has ended the outer subscription, this one has been torn down with the others.
      _ = self.running.withLock { $0?.remove(key) }
    }
  }

  private func disposeAll() {
    let toDispose = running.withLock { $0.take() }
    for place in toDispose?.places ?? [] { place.element.dispose() }
  }
}
