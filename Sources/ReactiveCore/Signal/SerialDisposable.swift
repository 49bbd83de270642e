/// A place for one disposable at a time: a subscription, or scheduled work.
///
/// A new one disposes the one before it, and the end of the outer subscription disposes the last.
///
/// Source: `RACSerialDisposable` in ReactiveCocoa, `SerialDisposable` in RxSwift and ReactiveSwift.
final class SerialDisposable: Sendable {
  private enum State: Sendable {
    case holding(Disposable)
    /// The outer subscription has ended: nothing can be held any more.
    case over
  }

  private let state = Lock(State.holding(.empty))

  /// Creates a place that is disposed with the outer subscription.
  init(of outer: Disposable) {
    outer.add { self.replace(with: .over)?.dispose() }
  }

  /// Disposes what was held before, then subscribes.
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
    (replace(with: .holding(next)) ?? next).dispose()
  }

  /// Keeps anything new from being held, if this is what is held now.
  ///
  /// - Returns: Whether it was; what was held is left to the caller.
  func close(ifHolding disposable: Disposable) -> Bool {
    state.withLock { state in
      guard case .holding(let held) = state, held === disposable else { return false }
      state = .over
      return true
    }
  }

  /// Returns what was held before, or nil if it is all over.
  private func replace(with next: State) -> Disposable? {
    state.withLock { state in
      guard case .holding(let before) = state else { return nil }
      state = next
      return before
    }
  }
}
