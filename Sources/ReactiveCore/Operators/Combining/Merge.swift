/// Returns a signal that sends what several signals send, as it comes.
///
///     first     1-----2---|
///     second    --a-b--|
///     merge     1-a-b-2---|
///
/// The signals are subscribed in order. If one fails at once, those after it are never
/// subscribed.
///
/// - Completes: When all have completed; at once if there are none.
/// - Fails: As soon as one fails; the others are disposed.
/// - Parameter signals: What to merge.
/// - Returns: A signal as cold or hot as its sources.
/// - Complexity: O(1) for each event; O(n) space for n signals.
///
/// Elsewhere: `merge:` in ReactiveCocoa, `merge` in RxSwift and ReactiveSwift, `merge(with:)` in
/// Combine.
public func merge<Value, Failure>(
  _ signals: [Signal<Value, Failure>]
) -> Signal<Value, Failure> {
  Signal.from(signals).flatMap { $0 }
}

/// Returns a signal that sends what several signals send, as it comes.
///
///     first     1-----2---|
///     second    --a-b--|
///     merge     1-a-b-2---|
///
/// - Completes: When all have completed.
/// - Fails: As soon as one fails; the others are disposed.
/// - Parameter signals: What to merge.
/// - Returns: A signal as cold or hot as its sources.
/// - Complexity: O(1) for each event; O(n) space for n signals.
public func merge<Value, Failure>(
  _ signals: Signal<Value, Failure>...
) -> Signal<Value, Failure> { merge(signals) }
