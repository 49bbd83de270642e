extension Signal {
  /// Returns a signal that adds each value to a running result and sends every intermediate result.
  ///
  ///     source        1---2---3-|
  ///     scan(0, +)    1---3---6-|
  ///
  /// - Completes: When the source does.
  /// - Fails: When the source does.
  /// - Parameters:
  ///   - initial: What the first value is added to. It is not sent.
  ///   - combine: Makes the next result from the last one and a value.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each value; O(1) space.
  public func scan<Result: Sendable>(
    _ initial: Result, _ combine: @escaping @Sendable (Result, Value) -> Result
  ) -> Signal<Result, Failure> {
    lift(remembering: initial) { result, event, subscriber in
      switch event {
      case .next(let value):
        result = combine(result, value)
        subscriber.send(result)
      case .failed(let error): subscriber.fail(error)
      case .completed: subscriber.complete()
      }
    }
  }
}
