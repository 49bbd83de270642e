extension Signal {
  /// Returns a signal that sends the elements of a sequence, one after another.
  ///
  ///     Signal<Int, Never>.from([1, 2, 3]).subscribe { print($0) }      // 1, 2, 3
  ///
  /// It looks for disposal after every element, so `take(1)` of an endless sequence takes one and returns.
  ///
  /// - Completes: After the last element; at once if there is none.
  /// - Fails: Never.
  /// - Parameter elements: What to send. The sequence is iterated anew for each subscription.
  /// - Returns: A cold signal.
  /// - Complexity: O(1) for each element; O(1) space.
  public static func from<Elements: Sequence & Sendable>(_ elements: Elements) -> Signal
  where Elements.Element == Value {
    Signal(unserialized: { subscriber in
      for element in elements {
        subscriber.send(element)
        if subscriber.isDisposed { return }
      }
      subscriber.complete()
    })
  }

  /// Returns a signal that sends one value.
  ///
  /// - Completes: After the value.
  /// - Fails: Never.
  /// - Parameter value: What to send.
  /// - Returns: A cold signal.
  /// - Complexity: O(1).
  public static func just(_ value: Value) -> Signal {
    Signal(unserialized: { subscriber in subscriber.finish(with: value) })
  }

  /// A signal that completes at once, without a value.
  public static var empty: Signal { Signal(unserialized: { $0.complete() }) }

  /// A signal that sends nothing and never ends.
  public static var never: Signal { Signal(unserialized: { _ in }) }

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
