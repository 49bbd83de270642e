extension Signal where Value: Equatable {
  /// Returns a signal that leaves out every value that equals the one before it.
  ///
  ///     source                    1-1-2-2-1-|
  ///     distinctUntilChanged()    1---2---1-|
  ///
  /// - Completes: When the source does.
  /// - Fails: When the source does.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: One comparison for each value; O(1) space.
  ///
  /// Source: `distinctUntilChanged` in ReactiveCocoa and Rx, `removeDuplicates` in Combine.
  public func distinctUntilChanged() -> Signal {
    lift(remembering: Value?.none) { previous, event, subscriber in
      if case .next(let value) = event {
        if value == previous.value { return }
        previous.value = value
      }
      subscriber.forward(event)
    }
  }
}
