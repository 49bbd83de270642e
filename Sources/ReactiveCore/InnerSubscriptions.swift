/// The subscriptions that an operator makes for one subscriber: any number at a time.
///
/// All of them end when the outer one does. One that ends by itself is forgotten at once, so that
/// 100,000 short ones leave nothing behind (law 11).
final class InnerSubscriptions: Sendable {
  /// Those that are running; nil when the outer subscription is over.
  private let running = Lock<Bag<Disposable>?>(Bag(emptyPlace: .empty))

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
    signal.subscribeToEvents(as: inner) { event in
      let isLast = event.isTerminal && self.forget(key)
      if case .completed = event, !isLast { return }
      handler(event)
    }
  }

  /// Forgets a subscription, and returns whether it was the last.
  private func forget(_ key: Int) -> Bool {
    running.withLock { running in (running?.remove(key), running?.count == 0) }.1
  }

  private func disposeAll() {
    let toDispose = running.withLock { $0.take() }
    for place in toDispose?.places ?? [] { place.element.dispose() }
  }
}
