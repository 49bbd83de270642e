extension Signal {
  /// Returns a signal that sends the latest value of its source whenever a trigger sends, if it is
  /// a new one.
  ///
  ///     source     1--2-3-------4--|
  ///     trigger    --x----x--x----x---
  ///     sample     --1----3-------4|
  ///
  /// - Completes: When the source or the trigger does. A value that was not asked for in time is
  ///   dropped.
  /// - Fails: As soon as either fails.
  /// - Parameter trigger: When to send. Its values do not matter.
  /// - Returns: A signal as cold or hot as its sources.
  /// - Complexity: O(1) for each event; O(1) space.
  public func sample<Trigger>(on trigger: Signal<Trigger, Failure>) -> Signal {
    Signal(unserialized: { subscriber in
      subscriber.subscribe(
        to: self, and: trigger, firstEndsWhole: { $0.isTerminal }, remembering: Value?.none
      ) { latest, input, output in
        switch input {
        case .first(.next(let value)): latest = value
        case .second(.next): if let value = latest.take() { output.send(value) }
        case .first(.completed), .second(.completed): output.complete()
        case .first(.failed(let error)), .second(.failed(let error)): output.fail(error)
        }
      }
    })
  }
}
