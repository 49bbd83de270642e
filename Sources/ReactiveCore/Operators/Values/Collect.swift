extension Signal {
  /// Returns a signal that gathers all values and sends them as one array.
  ///
  ///     source       1---2---3-|
  ///     collect()    ----------(a|)      a = [1, 2, 3]
  ///
  /// - Completes: When the source does, after the array; an empty one if there was no value.
  /// - Fails: When the source does, without an array.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each value; O(n) space for n values.
  public func collect() -> Signal<[Value], Failure> {
    reduce(into: []) { values, value in values.append(value) }
  }
}
