extension Signal {
  /// Returns a signal that lets closures watch its events, and changes nothing.
  ///
  ///     source            1-2-|
  ///     handleEvents()    1-2-|
  ///
  /// - Completes: When the source does.
  /// - Fails: When the source does.
  /// - Parameters:
  ///   - subscribed: Runs before the source is subscribed.
  ///   - next: Sees each value before the subscriber does.
  ///   - failed: Sees the error before the subscriber does.
  ///   - completed: Runs before the subscriber hears of the completion.
  ///   - disposed: Runs when the subscription ends, whatever the reason.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each event; O(1) space.
  ///
  /// Elsewhere: `doNext:`, `doCompleted:` and `initially:` in ReactiveCocoa, `do(onNext:)` in RxSwift,
  /// `handleEvents` in Combine.
  public func handleEvents(
    subscribed: @escaping @Sendable () -> Void = {},
    next: @escaping @Sendable (Value) -> Void = { _ in },
    failed: @escaping @Sendable (Failure) -> Void = { _ in },
    completed: @escaping @Sendable () -> Void = {},
    disposed: @escaping @Sendable () -> Void = {}
  ) -> Signal {
    Signal(unserialized: { subscriber in
      subscribed()
      subscriber.subscription.add(disposed)
      start(
        Subscriber(subscription: subscriber.subscription) { event in
          switch event {
          case .next(let value): next(value)
          case .failed(let error): failed(error)
          case .completed: completed()
          }
          if !subscriber.isDisposed { subscriber.forward(event) }
        })
    })
  }
}
