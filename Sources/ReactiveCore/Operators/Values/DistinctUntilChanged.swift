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
  /// Elsewhere: `distinctUntilChanged` in ReactiveCocoa and Rx, `removeDuplicates` in Combine.
  public func distinctUntilChanged() -> Signal { distinctUntilChanged(by: { $0 }) }
}

extension Signal {
  /// Returns a signal that leaves out every value whose key equals the key of the value before it.
  ///
  ///     source                                 1-3-4---6-|
  ///     distinctUntilChanged(by: { $0 % 2 })   1---4-----|
  ///
  /// - Completes: When the source does.
  /// - Fails: When the source does.
  /// - Parameter key: Makes what is compared from a value.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: One comparison for each value; O(1) space.
  ///
  /// Elsewhere: `distinctUntilChanged(at:)` in RxSwift, `skipRepeats` with a comparison in
  /// ReactiveSwift.
  public func distinctUntilChanged<Key: Equatable & Sendable>(
    by key: @escaping @Sendable (Value) -> Key
  ) -> Signal {
    lift(remembering: Key?.none) { previous, event, subscriber in
      if case .next(let value) = event {
        let next = key(value)
        if let previous, next == previous { return }
        previous = next
      }
      subscriber.forward(event)
    }
  }
}
