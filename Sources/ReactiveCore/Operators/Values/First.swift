extension Signal {
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
