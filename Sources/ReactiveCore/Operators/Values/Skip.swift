extension Signal {
  /// Returns a signal that leaves out the first values of its source.
  ///
  ///     source     1---2---3---4-|
  ///     skip(2)    --------3---4-|
  ///
  /// - Completes: When the source does.
  /// - Fails: When the source does.
  /// - Parameter count: How many values to leave out; 0 or more.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each value; O(1) space.
  public func skip(_ count: Int) -> Signal {
    require(count >= 0, "skip(\(count)) cannot be: pass how many values to leave out, 0 or more.")
    return lift(remembering: count) { remaining, event, subscriber in
      switch event {
      case .next where remaining > 0: remaining -= 1
      default: subscriber.forward(event)
      }
    }
  }
}
