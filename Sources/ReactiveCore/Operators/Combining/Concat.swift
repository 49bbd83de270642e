/// Returns a signal that sends what several signals send, one signal after another.
///
///     first     1--2-|
///     second         a--b|
///     concat    1--2-a--b|
///
/// A signal is subscribed when the one before it has completed and is torn down.
///
/// - Completes: When the last has completed; at once if there are none.
/// - Fails: As soon as one fails; those after it are never subscribed.
/// - Parameter signals: What to send, in order.
/// - Returns: A signal as cold or hot as its sources.
/// - Complexity: O(1) for each event; O(n) space for n signals.
///
/// Elsewhere: `concat:` in ReactiveCocoa, `concat` in RxSwift and ReactiveSwift, `append` in
/// Combine.
public func concat<Value, Failure>(
  _ signals: [Signal<Value, Failure>]
) -> Signal<Value, Failure> {
  Signal.from(signals).concatMap { $0 }
}

/// Returns a signal that sends what several signals send, one signal after another.
///
///     first     1--2-|
///     second         a--b|
///     concat    1--2-a--b|
///
/// - Completes: When the last has completed.
/// - Fails: As soon as one fails; those after it are never subscribed.
/// - Parameter signals: What to send, in order.
/// - Returns: A signal as cold or hot as its sources.
/// - Complexity: O(1) for each event; O(n) space for n signals.
public func concat<Value, Failure>(
  _ signals: Signal<Value, Failure>...
) -> Signal<Value, Failure> { concat(signals) }
