extension Signal {
  /// Returns a signal that makes a signal of each value and runs these one after another, in order.
  ///
  ///     source       1--2------|
  ///     1 becomes    a----a|
  ///     2 becomes          b-b|
  ///     concatMap    a----ab-b-|
  ///
  /// - Completes: When the source and all inner signals have completed.
  /// - Fails: As soon as any of them fails.
  /// - Parameter transform: Makes the inner signal from a value, when its turn has come.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each event; O(n) space for n values that wait.
  ///
  /// Elsewhere: `concat` of a mapped signal in ReactiveCocoa, `flatMap(.concat)` in ReactiveSwift.
  public func concatMap<Output>(
    _ transform: @escaping @Sendable (Value) -> Signal<Output, Failure>
  ) -> Signal<Output, Failure> {
    flatMap(maxConcurrent: 1, transform)
  }
}
