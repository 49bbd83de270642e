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
    lift { event, subscriber in subscriber.forward(event.map(transform)) }
  }
}
