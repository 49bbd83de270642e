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
    lift { event, subscriber in
      if case .next(let value) = event, !isIncluded(value) { return }
      subscriber.forward(event)
    }
  }
}
