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
    return lift(remembering: count) { remaining, event, subscriber in
      if remaining.value == 0 { return }
      guard case .next(let value) = event else { return subscriber.forward(event) }
      remaining.value -= 1
      if remaining.value > 0 { subscriber.send(value) } else { subscriber.finish(with: value) }
    }
  }

  /// Returns a signal that sends the first value of its source, then completes.
  ///
  /// It is `take(1)`.
  ///
  /// - Completes: With the first value, or when the source does.
  /// - Fails: When the source does before that.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1).
  public func first() -> Signal { take(1) }

  /// Returns a signal that sends values as long as they satisfy a condition, then completes.
  ///
  ///     source                   1---2---3---1-|
  ///     take(while: { $0<3 })    1---2---|
  ///
  /// - Completes: With the first value that does not satisfy the condition, or when the source does.
  /// - Fails: When the source does before that.
  /// - Parameter condition: Says whether a value still passes.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each value; O(1) space.
  public func take(while condition: @escaping @Sendable (Value) -> Bool) -> Signal {
    lift(remembering: false) { isDone, event, subscriber in
      if isDone.value { return }
      if case .next(let value) = event { isDone.value = !condition(value) }
      subscriber.forward(isDone.value ? .completed : event)
    }
  }
}
