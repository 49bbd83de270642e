extension Signal {
  /// Returns a signal that waits for its source to complete, then goes on with another signal.
  ///
  ///     source    1---2--|
  ///     next             a---b-|
  ///     then      -------a---b-|
  ///
  /// The values of the source are dropped; what matters is that its work is done.
  ///
  /// - Completes: When the other signal does.
  /// - Fails: When the source does, and then the other signal never starts; or when the other does.
  /// - Parameter next: Makes the signal to go on with, once the source has completed.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each event; O(1) space.
  ///
  /// Source: `then:` in ReactiveCocoa, `then` in ReactiveSwift.
  public func then<Output>(
    _ next: @escaping @Sendable () -> Signal<Output, Failure>
  ) -> Signal<Output, Failure> {
    Signal<Output, Failure>(unserialized: { subscriber in
      let source = Disposable()
      subscriber.subscription.add(source)
      // What comes next waits until the source has returned from being subscribed, so that it is
      // torn down first.
      let sequel = DeliveryQueue<@Sendable () -> Signal<Output, Failure>>(waiting: []) { make, _ in
        let next = make()
        source.dispose()
        // It gets the subscriber itself, so a long row of such steps grows nothing.
        next.start(subscriber)
      }
      subscribeToEvents(as: source) { event in
        switch event {
        case .next: break
        case .failed(let error): subscriber.fail(error)
        case .completed: sequel.send(next)
        }
      }
      sequel.deliverWaiting()
    })
  }
}
