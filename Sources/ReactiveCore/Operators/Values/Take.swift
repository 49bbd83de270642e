extension Signal {
  /// Returns a signal that sends the first values of its source, then completes.
  ///
  ///     source     1---2---3---4-|
  ///     take(2)    1---(2|)
  ///
  /// `take(0)` completes at once and never subscribes. `take(1)` of an endless source returns.
  ///
  /// - Completes: With the last of the values, or when the source does.
  /// - Fails: When the source does before that.
  /// - Parameter count: How many values to let through; 0 or more.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each value; O(1) space.
  public func take(_ count: Int) -> Signal {
    require(count >= 0, "take(\(count)) cannot be: pass how many values to take, 0 or more.")
    if count == 0 { return .empty }
    return liftEndingEarly(remembering: count) { remaining, event, subscriber, source in
      guard case .next(let value) = event else { return subscriber.forward(event) }
      remaining -= 1
      if remaining > 0 { return subscriber.send(value) }
      subscriber.complete(with: value)
      source.dispose()
    }
  }

  /// Returns a signal that sends the first value of its source, then completes.
  ///
  ///     source    --1---2--|
  ///     first     --(1|)
  ///
  /// It is `take(1)`.
  ///
  /// - Completes: With the first value, or when the source does.
  /// - Fails: When the source does before that.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1).
  public func first() -> Signal { take(1) }
}
