extension Signal {
  /// Returns a signal that adds up all values and sends the final result.
  ///
  ///     source          1---2---3-|
  ///     reduce(0, +)    ----------(6|)
  ///
  /// - Completes: When the source does, after the result; with `initial` if there was no value.
  /// - Fails: When the source does, without a result.
  /// - Parameters:
  ///   - initial: What the first value is added to.
  ///   - combine: Makes the next result from the last one and a value.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each value; O(1) space.
  ///
  /// Elsewhere: `aggregateWithStart:reduce:` in ReactiveCocoa.
  public func reduce<Result: Sendable>(
    _ initial: Result, _ combine: @escaping @Sendable (Result, Value) -> Result
  ) -> Signal<Result, Failure> {
    reduce(into: initial) { result, value in result = combine(result, value) }
  }

  /// What `reduce` and `collect` have in common: a result that is changed in place.
  func reduce<Result: Sendable>(
    into initial: Result, _ update: @escaping @Sendable (inout Result, Value) -> Void
  ) -> Signal<Result, Failure> {
    lift(remembering: initial) { result, event, subscriber in
      switch event {
      case .next(let value): update(&result, value)
      case .failed(let error): subscriber.fail(error)
      case .completed: subscriber.complete(with: result)
      }
    }
  }

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
