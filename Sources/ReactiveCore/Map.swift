extension Signal {
  /// Returns a signal that sends what a closure makes of each value.
  ///
  ///     source       1---2---3-|
  ///     map { $0*2 } 2---4---6-|
  ///
  /// - Completes: When the source does.
  /// - Fails: When the source does.
  /// - Parameter transform: Makes the new value from the old one.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each value; O(1) space.
  public func map<Output>(
    _ transform: @escaping @Sendable (Value) -> Output
  ) -> Signal<Output, Failure> {
    Signal<Output, Failure>(unserialized: { subscriber in
      start(
        Subscriber(subscription: subscriber.subscription) { event in
          subscriber.receive(event.map(transform))
        })
    })
  }

  /// Returns a signal that sends the same constant for every value.
  ///
  ///     source          1---2---3-|
  ///     map(to: "x")    x---x---x-|
  ///
  /// - Completes: When the source does.
  /// - Fails: When the source does.
  /// - Parameter constant: What to send.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each value; O(1) space.
  ///
  /// Source: `mapReplace:` in ReactiveCocoa.
  public func map<Output: Sendable>(to constant: Output) -> Signal<Output, Failure> {
    map { _ in constant }
  }

  /// Makes an operator that turns the events of one source into others, one at a time.
  ///
  /// Source and operator share one subscription, so the operation must pass every ending on. What it remembers between two
  /// events is kept for each subscription; `()` if it remembers nothing.
  func lift<Memory: Sendable, Output, NewFailure>(
    remembering initial: Memory,
    _ operation:
      @escaping @Sendable (
        Confined<Memory>, Event<Value, Failure>, Subscriber<Output, NewFailure>
      ) -> Void
  ) -> Signal<Output, NewFailure> {
    Signal<Output, NewFailure>(unserialized: { subscriber in
      let memory = Confined(initial)
      start(Subscriber(subscription: subscriber.subscription) { operation(memory, $0, subscriber) })
    })
  }
}
