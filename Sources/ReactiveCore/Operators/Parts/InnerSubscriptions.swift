// MARK: InnerSubscriptions
/// The subscriptions that an operator makes for one subscriber: any number at a time.
///
/// With `flatMap`, that to its source is one of them.
///
/// All of them end when the outer one does. One that completes while others run is forgotten at
/// once, so that 100,000 short ones leave nothing behind (law 11).
final class InnerSubscriptions: Sendable {
  /// The lock protects it against inner signals that begin and end on several threads.
  private let running = Lock(Running())

  /// Creates an empty collection that ends with the outer subscription.
  init(of outer: Disposable) {
    outer.add { self.disposeAll() }
  }

  /// Subscribes, and passes a completion on only if no other subscription is running.
  ///
  /// The handler must pass on every ending that it gets, since the whole ends with it. A failure may
  /// have to wait on its way, so it stops all subscriptions at once (law 4).
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
          if case .failed = event { self.disposeAll() }
        }
      })
  }

  // MARK: Keeping count
  /// Keeps a subscription and returns its key, or nil if nothing can begin any more.
  func insert(_ inner: Disposable) -> Int? {
    running.withLock { $0.insert(inner) }
  }

  /// Forgets a subscription that has ended.
  func remove(_ key: Int) {
    // It is returned, so that it is not released under the lock.
    _ = running.withLock { $0.bag.remove(key) }
  }

  /// Forgets a subscription and returns it, unless no other is running.
  private func removeUnlessLast(_ key: Int) -> Disposable? {
    running.withLock { $0.bag.count > 1 ? $0.bag.remove(key) : nil }
  }

  private func disposeAll() {
    let left = running.withLock { $0.removeAll() }
    left.forEachReversed { $0.dispose() }
  }

  private struct Running: ~Copyable, Sendable {
    var bag = Bag<Disposable>(tombstone: .empty)
    private var nextKey = 0
    /// Whether the outer subscription is over.
    private var isOver = false

    mutating func insert(_ inner: Disposable) -> Int? {
      if isOver { return nil }
      nextKey += 1
      bag.append(inner, key: nextKey)
      return nextKey
    }

    mutating func removeAll() -> Bag<Disposable> {
      isOver = true
      var removed = Bag<Disposable>(tombstone: .empty)
      swap(&removed, &bag)
      return removed
    }
  }
}
