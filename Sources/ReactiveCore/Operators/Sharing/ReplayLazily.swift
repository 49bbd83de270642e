extension Signal {
  /// Returns a signal that runs its source once for ever, from the first subscription on, and
  /// remembers.
  ///
  ///     source              --1---2-|
  ///     first subscriber    --1---2-|
  ///     latecomer                       (12|)
  ///
  /// The run goes on when all have left. Whoever subscribes after its end gets what is remembered.
  ///
  /// - Completes: When the source does.
  /// - Fails: When the source does.
  /// - Parameter count: How many of the last values a late subscriber is handed first; 0 or more,
  ///   all by default.
  /// - Returns: A signal whose first subscriber starts the one run.
  /// - Complexity: O(count) to subscribe, beside what the source does; O(count) space.
  ///
  /// Elsewhere: `replayLazily` in ReactiveCocoa and ReactiveSwift.
  public func replayLazily(_ count: Int = .max) -> Signal {
    require(count >= 0, "replayLazily(\(count)) cannot be: pass 0 or more values to replay.")
    let memory = multicast(Subject(replaying: count))
    return Signal(unserialized: { subscriber in
      memory.signal.start(subscriber)
      memory.connect()
    })
  }
}
