extension Signal {
  /// Subscribes on a scheduler now, without waiting for a subscriber, and remembers what is sent.
  ///
  ///     source, from now on    --1---2-|
  ///     latecomer                          (12|)
  ///
  /// - Completes: When the source does.
  /// - Fails: When the source does.
  /// - Parameter scheduler: Where to subscribe.
  /// - Returns: A signal of the one run, which begins with all that was sent before.
  /// - Complexity: O(n) space for n values.
  ///
  /// Elsewhere: `+startEagerlyWithScheduler:block:` in ReactiveCocoa, which takes a block.
  public func startEagerly(on scheduler: any Scheduler) -> Signal {
    let memory = ReplaySubject<Value, Failure>(bufferSize: .max)
    subscribe(on: scheduler).subscribeToEvents { memory.forward($0) }
    return memory.signal
  }
}
