extension Signal {
  /// Returns a signal that fails at once.
  ///
  /// - Completes: Never.
  /// - Fails: At once.
  /// - Parameter error: What went wrong.
  /// - Returns: A cold signal.
  /// - Complexity: O(1).
  public static func failed(_ error: Failure) -> Signal {
    Signal(unserialized: { subscriber in subscriber.fail(error) })
  }
}
