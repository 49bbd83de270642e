extension Signal {
  /// Returns a signal that sends the last value of its source.
  ///
  ///     source    1---2---3-|
  ///     last()    ----------(3|)
  ///
  /// - Completes: When the source does, after the value; without one if there was none.
  /// - Fails: When the source does, without a value.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each value; O(1) space.
  public func last() -> Signal {
    // Without a value the result is nil, which `compactMap` leaves out.
    reduce(into: nil) { $0 = $1 }.compactMap { $0 }
  }
}
