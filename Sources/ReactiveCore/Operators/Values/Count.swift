extension Signal {
  /// Returns a signal that sends how many values its source has sent.
  ///
  ///     source     a---b---c-|
  ///     count()    ----------(3|)
  ///
  /// - Completes: When the source does, after the number.
  /// - Fails: When the source does, without a number.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each value; O(1) space.
  public func count() -> Signal<Int, Failure> { reduce(0) { count, _ in count + 1 } }
}
