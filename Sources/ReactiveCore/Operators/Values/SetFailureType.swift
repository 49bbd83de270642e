extension Signal where Failure == Never {
  /// Returns the same signal with an error type, so that it fits beside signals that can fail.
  ///
  ///     source                                  1-2-|
  ///     setFailureType(to: NetworkError.self)   1-2-|
  ///
  /// - Completes: When the source does.
  /// - Fails: Never, as before.
  /// - Parameter type: The error type that is needed.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1).
  ///
  /// Elsewhere: `setFailureType(to:)` in Combine, `promoteError` in ReactiveSwift.
  public func setFailureType<NewFailure>(to type: NewFailure.Type) -> Signal<Value, NewFailure> {
    lift { event, subscriber in
      switch event {
      case .next(let value): subscriber.send(value)
      case .completed: subscriber.complete()
      }
    }
  }
}
