extension Signal {
  /// Returns a signal that goes on with another signal where its source fails.
  ///
  ///     source       1---2--#
  ///     on error            a---b-|
  ///     catch        1---2--a---b-|
  ///
  /// - Completes: When the source does, or the signal that replaces it.
  /// - Fails: When the replacement does.
  /// - Parameter replacement: Makes the signal to go on with from the error.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each event; O(1) space.
  ///
  /// Elsewhere: `catch` in RxSwift and Combine, `flatMapError` in ReactiveSwift.
  public func `catch`<NewFailure>(
    _ replacement: @escaping @Sendable (Failure) -> Signal<Value, NewFailure>
  ) -> Signal<Value, NewFailure> {
    replaceFailure(with: replacement)
  }

  /// Returns a signal that goes on with a signal that never fails where its source fails.
  ///
  /// Swift infers the failure type of this form:
  ///
  ///     prices.catch { _ in .just(0) }
  ///
  /// - Completes: When the source does, or the signal that replaces it.
  /// - Fails: Never.
  /// - Parameter replacement: Makes the signal to go on with from the error.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each event; O(1) space.
  public func `catch`(
    _ replacement: @escaping @Sendable (Failure) -> Signal<Value, Never>
  ) -> Signal<Value, Never> {
    replaceFailure(with: replacement)
  }

  /// Returns a signal that sends a value where its source fails, and completes.
  ///
  ///     source                   1---2--#
  ///     catch(justReturn: 0)     1---2--(0|)
  ///
  /// - Completes: When the source ends, however it does.
  /// - Fails: Never.
  /// - Parameter value: What to send in place of the error.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each event; O(1) space.
  ///
  /// Elsewhere: `catchAndReturn` in RxSwift, `replaceError(with:)` in Combine.
  public func `catch`(justReturn value: Value) -> Signal<Value, Never> {
    `catch` { _ in .just(value) }
  }

  /// What both forms above do.
  private func replaceFailure<NewFailure>(
    with replacement: @escaping @Sendable (Failure) -> Signal<Value, NewFailure>
  ) -> Signal<Value, NewFailure> {
    continuing { event, _ in
      switch event {
      case .next(let value): .passing(.next(value))
      case .failed(let error): .with { replacement(error) }
      case .completed: .passing(.completed)
      }
    }
  }
}
