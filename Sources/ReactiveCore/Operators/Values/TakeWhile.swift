extension Signal {
  /// Returns a signal that sends values as long as they satisfy a condition, then completes.
  ///
  ///     source                   1---2---3---1-|
  ///     take(while: { $0<3 })    1---2---|
  ///
  /// - Completes: With the first value that does not satisfy the condition, or when the source
  ///   does.
  /// - Fails: When the source does before that.
  /// - Parameter condition: Says whether a value still passes.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each value; O(1) space.
  public func take(while condition: @escaping @Sendable (Value) -> Bool) -> Signal {
    liftEndingEarly(remembering: ()) { _, event, subscriber, source in
      guard case .next(let value) = event, !condition(value) else {
        return subscriber.forward(event)
      }
      subscriber.complete()
      source.dispose()
    }
  }
}
