extension Signal {
  /// Returns a signal that sends what a closure makes of each value, and leaves out the values for
  /// which it makes nil.
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
    lift { event, subscriber in
      switch event.map(transform) {
      case .next(nil): break
      case .next(let output?): subscriber.send(output)
      case .failed(let error): subscriber.fail(error)
      case .completed: subscriber.complete()
      }
    }
  }
}
