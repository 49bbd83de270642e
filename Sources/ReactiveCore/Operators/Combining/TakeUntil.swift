extension Signal {
  /// Returns a signal that sends what its source sends until a trigger sends a value.
  ///
  ///     source          1---2---3---4-|
  ///     trigger         ----------x
  ///     take(until:)    1---2---3-|
  ///
  /// - Completes: With the first value of the trigger, or when the source does. It makes no
  ///   difference when the trigger completes.
  /// - Fails: As soon as either fails.
  /// - Parameter trigger: When to stop. It is subscribed first; if it sends at once, the source
  ///   never is.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each event; O(1) space.
  ///
  /// Elsewhere: `takeUntil:` in ReactiveCocoa and `take(until:)` in ReactiveSwift, where the trigger's
  /// completion ends it too; `take(until:)` in RxSwift, `prefix(untilOutputFrom:)` in Combine.
  public func take<Trigger>(until trigger: Signal<Trigger, Failure>) -> Signal {
    Signal(unserialized: { subscriber in
      // A trigger that ends the whole while it is being subscribed keeps the source from beginning.
      subscriber.subscribe(
        to: trigger, and: self, firstEndsWhole: { !$0.isCompletion }, remembering: ()
      ) { _, input, output in
        switch input {
        case .first(.next): output.complete()
        case .first(.completed): break
        case .first(.failed(let error)): output.fail(error)
        case .second(let event): output.forward(event)
        }
      }
    })
  }

  /// Returns a signal that sends what its source sends until a trigger that cannot fail sends a value.
  ///
  ///     source          1---2---3---4-|
  ///     trigger         ----------x
  ///     take(until:)    1---2---3-|
  ///
  /// - Completes: With the first value of the trigger, or when the source does. It makes no
  ///   difference when the trigger completes.
  /// - Fails: When the source does.
  /// - Parameter trigger: When to stop. It is subscribed first; if it sends at once, the source
  ///   never is. If the source cannot fail either, both forms fit, and Swift takes the first one.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each event; O(1) space.
  @_disfavoredOverload
  public func take<Trigger>(until trigger: Signal<Trigger, Never>) -> Signal {
    take(until: trigger.setFailureType(to: Failure.self))
  }
}
