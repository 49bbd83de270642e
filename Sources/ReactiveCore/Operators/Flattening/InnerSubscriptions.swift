/// The subscriptions that an operator makes for one subscriber: any number at a time.
///
/// All of them end when the outer one does. One that completes while others run is forgotten at
/// once, so that 100,000 short ones leave nothing behind (law 11).
final class InnerSubscriptions: Sendable {
  /// Those that are running; nil when the outer subscription is over.
  ///
  /// The lock protects it against inner signals that begin and end on several threads.
  private let running = Lock<Bag<Disposable>?>(Bag(tombstone: .empty))

  /// Creates an empty collection that ends with the outer subscription.
  init(of outer: Disposable) {
    outer.add { self.disposeAll() }
  }

  /// Subscribes, and passes a completion on only if no other subscription is running.
  ///
  /// The handler must pass on every ending that it gets: the outer subscription ends with it, and
  /// that tears this one down (law 4).
  func subscribe<Value, Failure>(
    to signal: Signal<Value, Failure>,
    _ handler: @escaping @Sendable (Event<Value, Failure>) -> Void
  ) {
    let inner = Disposable()
    guard let key = insert(inner) else { return }
    signal.start(
      Subscriber(subscription: inner) { event in
        if inner.isDisposed { return }
        if case .completed = event, let ended = self.removeUnlessLast(key) {
          ended.dispose()
        } else {
          handler(event)
        }
      })
  }

  /// Keeps a subscription and returns its key, or nil if nothing can begin any more.
  func insert(_ inner: Disposable) -> Int? {
    running.withLock { $0?.insert(inner) }
  }

  /// Forgets a subscription and returns it; nil if it is all over.
  func remove(_ key: Int) -> Disposable? {
    running.withLock { $0?.remove(key) }
  }

  /// Forgets a subscription and returns it, unless no other is running.
  private func removeUnlessLast(_ key: Int) -> Disposable? {
    running.withLock { running in
      if let count = running?.count, count > 1 { running?.remove(key) } else { nil }
    }
  }

  private func disposeAll() {
    let toDispose = running.withLock { $0.take() }
    for place in toDispose?.places ?? [] { place.element.dispose() }
  }
}
