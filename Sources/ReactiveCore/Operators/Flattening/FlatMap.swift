import Synchronization

// MARK: flatMap
extension Signal {
  /// Returns a signal that makes a signal of each value and sends what all of these send, as it
  /// comes.
  ///
  ///     source       1-----2---|
  ///     1 becomes    a---a---a|
  ///     2 becomes          b--b|
  ///     flatMap      a---a-b-ab|
  ///
  /// - Completes: When the source and all inner signals have completed.
  /// - Fails: As soon as any of them fails; the others are disposed.
  /// - Parameter transform: Makes the inner signal from a value. It is subscribed at once.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each event, O(log n) for each inner signal that ends while n run; O(n)
  ///   space.
  ///
  /// Elsewhere: `flattenMap:` in ReactiveCocoa, `flatMap` in RxSwift and Combine, `flatMap(.merge)` in
  /// ReactiveSwift.
  public func flatMap<Output>(
    _ transform: @escaping @Sendable (Value) -> Signal<Output, Failure>
  ) -> Signal<Output, Failure> {
    Signal<Output, Failure>(unserialized: { subscriber in
      let output = subscriber.serialized()
      let running = InnerSubscriptions(of: subscriber.subscription)
      running.subscribe(to: self) { event in
        switch event {
        case .next(let value): running.subscribe(to: transform(value), output.receive)
        case .failed(let error): output.fail(error)
        case .completed: output.complete()
        }
      }
    })
  }
}

// MARK: InnerSubscriptions
/// The subscriptions that `flatMap` makes for one subscriber: to its source, and to any number of
/// inner signals.
///
/// All of them end when the outer one does. One that completes while others run is disposed at once,
/// and a disposable forgets what is disposed, so 100,000 short ones leave nothing behind (law 11).
private final class InnerSubscriptions: Sendable {
  private let inners = Disposable()
  private let running = Atomic(0)

  /// Creates an empty collection that ends with the outer subscription.
  init(of outer: Disposable) { outer.add(inners) }

  /// Subscribes, and passes a completion on only if no other subscription is running.
  ///
  /// The handler must pass on every ending that it gets, since the whole ends with it. A failure may
  /// have to wait on its way, so it stops all subscriptions at once (law 4).
  func subscribe<Value, Failure>(
    to signal: Signal<Value, Failure>,
    _ handler: @escaping @Sendable (Event<Value, Failure>) -> Void
  ) {
    let inner = inners.child()
    running.add(1, ordering: .relaxed)
    signal.start(
      Subscriber(subscription: inner) { event in
        if inner.isDisposed { return }
        if case .completed = event, self.othersRun() { return inner.dispose() }
        handler(event)
        if event.isFailure { self.inners.dispose() }
      })
  }

  /// Counts one less, and says whether any is left: one step, since two may end at the same moment.
  private func othersRun() -> Bool {
    running.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
  }
}
