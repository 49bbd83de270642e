/// The subscriptions that an operator makes for one subscriber: one at a time.
///
/// A new one ends the one before it, and the outer one ends whichever is running.
///
/// Source: `RACSerialDisposable` in ReactiveCocoa, `SerialDisposable` in RxSwift.
final class CurrentSubscription: Sendable {
  /// The one that is running; nil when the outer subscription is over.
  private let current = Lock<Disposable?>(.empty)

  /// Creates a place for a subscription that ends with the outer one.
  init(of outer: Disposable) {
    outer.add { self.replace(with: nil)?.dispose() }
  }

  /// Ends the subscription before, then subscribes.
  func subscribe<Value, Failure>(
    to signal: Signal<Value, Failure>,
    _ handler: @escaping @Sendable (Event<Value, Failure>) -> Void
  ) {
    let subscription = Disposable()
    guard let previous = replace(with: subscription) else { return }
    previous.dispose()
    signal.subscribeToEvents(as: subscription, handler)
  }

  /// Returns the subscription before, or nil if it is all over.
  private func replace(with next: Disposable?) -> Disposable? {
    current.withLock { current in
      let previous = current
      if previous != nil { current = next }
      return previous
    }
  }
}
