extension Signal {
  /// Returns a signal that waits for its source to complete, then goes on with another signal.
  ///
  ///     source    1---2--|
  ///     next             a---b-|
  ///     then      -------a---b-|
  ///
  /// The values of the source are dropped; what matters is that its work is done.
  ///
  /// - Completes: When the other signal does.
  /// - Fails: When the source does, and then the other signal never starts; or when the other does.
  /// - Parameter next: Makes the signal to go on with, once the source has completed.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each event; O(1) space.
  ///
  /// Elsewhere: `then:` in ReactiveCocoa, `then` in ReactiveSwift.
  public func then<Output>(
    _ next: @escaping @Sendable () -> Signal<Output, Failure>
  ) -> Signal<Output, Failure> {
    continuing { event, _ in
      switch event {
      case .next: .nothing
      case .failed(let error): .passing(.failed(error))
      case .completed: .with(next)
      }
    }
  }
}
