extension Signal {
  /// Returns a signal that lets through only the values that satisfy a condition.
  ///
  ///     source                    1---2---3---4-|
  ///     filter { $0 % 2 == 0 }    ----2-------4-|
  ///
  /// - Completes: When the source does.
  /// - Fails: When the source does.
  /// - Parameter isIncluded: Says whether a value passes.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each value; O(1) space.
  public func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> Signal {
    lift(remembering: ()) { _, event, subscriber in
      if case .next(let value) = event, !isIncluded(value) { return }
      subscriber.forward(event)
    }
  }

  /// Returns a signal that sends what a closure makes of each value, and leaves out where it makes nil.
  ///
  ///     source                    1---x---3-|
  ///     compactMap { Int($0) }    1-------3-|
  ///
  /// - Completes: When the source does.
  /// - Fails: When the source does.
  /// - Parameter transform: Makes the new value, or nil.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each value; O(1) space.
  public func compactMap<Output>(
    _ transform: @escaping @Sendable (Value) -> Output?
  ) -> Signal<Output, Failure> {
    lift(remembering: ()) { _, event, subscriber in
      switch event.map(transform) {
      case .next(nil): break
      case .next(let output?): subscriber.send(output)
      case .failed(let error): subscriber.fail(error)
      case .completed: subscriber.complete()
      }
    }
  }
}
