extension Signal {
  /// Returns a signal that sends a value of its own before those of its source.
  ///
  ///     source        --1---2-|
  ///     startWith(0)  0-1---2-|
  ///
  /// - Completes: When the source does.
  /// - Fails: When the source does.
  /// - Parameter value: What to send first, as soon as somebody subscribes.
  /// - Returns: A signal as cold or hot as its source, but for its first value.
  /// - Complexity: O(1).
  public func startWith(_ value: Value) -> Signal {
    Signal(unserialized: { subscriber in
      subscriber.send(value)
      start(subscriber)
    })
  }
}
