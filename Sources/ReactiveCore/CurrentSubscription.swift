/// What an operator has running for one subscriber, one thing at a time: a subscription, or scheduled work.
///
/// A new one ends the one before it, and the end of the outer subscription ends whichever is running.
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
    hold(subscription)
    signal.subscribeToEvents(as: subscription, handler)
  }

  /// Disposes what was held before, and holds something else; if it is all over, disposes that too.
  func hold(_ next: Disposable) {
    (replace(with: next) ?? next).dispose()
  }

  /// Returns the subscription before, or nil if it is all over.
  private func replace(with next: Disposable?) -> Disposable? {
    current.withLock { current in
      defer { if current != nil { current = next } }
      return current
    }
  }
}
