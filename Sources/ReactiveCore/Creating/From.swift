extension Signal {
  /// Returns a signal that sends the elements of a sequence, one after another.
  ///
  ///     Signal<Int, Never>.from([1, 2, 3]).subscribe { print($0) }      // 1, 2, 3
  ///
  /// It looks for disposal after every element, so `take(1)` of an endless sequence takes one and
  /// returns.
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
}
