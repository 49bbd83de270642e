extension Signal {
  /// Returns a signal that sends one value.
  ///
  /// - Completes: After the value.
  /// - Fails: Never.
  /// - Parameter value: What to send.
  /// - Returns: A cold signal.
  /// - Complexity: O(1).
  public static func just(_ value: Value) -> Signal {
    Signal(unserialized: { subscriber in subscriber.complete(with: value) })
  }
}
