extension Signal {
  /// Returns a signal that sends everything a time later.
  ///
  ///     source            1---2---|
  ///     delay(2 ticks)    --1---2---|
  ///
  /// - Completes: The same time after the source does.
  /// - Fails: When the source does, at once: bad news is not delayed, and overtakes the values on their way.
  /// - Parameters:
  ///   - time: How much later; zero or more.
  ///   - scheduler: Whose clock to go by, and where the values are delivered.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: One piece of scheduled work for each event; O(n) space for n events on their way.
  public func delay(_ time: Duration, on scheduler: some TimedScheduler) -> Signal {
    require(time >= .zero, "delay(\(time)) cannot be: pass zero or more.")
    return Signal(unserialized: { subscriber in
      let output = subscriber.serialized()
      let onTheirWay = InnerSubscriptions(of: subscriber.subscription)
      subscriber.subscribe(to: self) { event in
        if case .failed = event { return output.forward(event) }
        let later = Signal<Event<Value, Failure>, Never>
          .timer(after: time, sending: event, on: scheduler)
        onTheirWay.subscribe(to: later) { arrival in
          if case .next(let event) = arrival { output.forward(event) }
        }
      }
    })
  }

  /// Returns a signal that fails if its source has not ended in time.
  ///
  ///     source                      1---2-----3-|
  ///     timeout(after: 7 ticks)     1---2--#
  ///
  /// - Completes: When the source does, in time.
  /// - Fails: When the source does, in time; else with the given error when the time is up.
  /// - Parameters:
  ///   - time: How long the source has, counted from the subscription; longer than zero.
  ///   - error: What to fail with.
  ///   - scheduler: Whose clock to go by.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: One piece of scheduled work for each subscription.
  ///
  /// Source: `timeout:onScheduler:` in ReactiveCocoa. In Rx the time begins anew with every value.
  public func timeout(
    after time: Duration, failingWith error: Failure, on scheduler: some TimedScheduler
  ) -> Signal {
    require(time > .zero, "timeout(after: \(time)) cannot be: pass a duration longer than zero.")
    return Signal(unserialized: { subscriber in
      let output = subscriber.serialized()
      subscriber.subscription.add(scheduler.schedule(after: time) { output.fail(error) })
      subscriber.subscribe(to: self) { output.forward($0) }
    })
  }
}
