extension Signal {
  /// Returns a signal that sends a value once its source has been quiet for a time.
  ///
  ///     source                    1-2-3------4-|
  ///     debounce(for: 3 ticks)    -------3-----(4|)
  ///
  /// - Completes: When the source does; what still waits is sent first.
  /// - Fails: When the source does; what still waits is dropped.
  /// - Parameters:
  ///   - quiet: How long no other value may come; longer than zero.
  ///   - scheduler: The clock to use, and where the values are delivered.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: One piece of scheduled work for each value, which replaces the one before; O(1)
  ///   space.
  ///
  /// Elsewhere: `debounce` in Rx and Combine. ReactiveCocoa calls this `throttle:`.
  public func debounce(for quiet: Duration, on scheduler: any TimedScheduler) -> Signal {
    require(quiet > .zero, "debounce(for: \(quiet)) cannot be: pass a duration longer than zero.")
    return Signal(unserialized: { subscriber in
      let output = subscriber.untilEnded()
      let timer = SerialDisposable(of: subscriber.subscription)
      let steps = DeliveryQueue<(waiting: Value?, count: Int), DebounceStep<Value, Failure>>(
        remembering: (nil, 0)
      ) { memory, step, steps in
        switch step {
        case .source(.next(let value)):
          memory.waiting = value
          memory.count += 1
          let number = memory.count
          timer.hold(scheduler.schedule(after: quiet) { steps.send(.timer(number)) })
        case .source(.failed(let error)): output.fail(error)
        case .source(.completed): output.complete(with: memory.waiting)
        case .timer(let number):
          // A value that came while the timer was on its way has a timer of its own.
          if number == memory.count, let value = memory.waiting.take() { output.send(value) }
        }
      }
      start(Subscriber(subscription: subscriber.subscription) { steps.send(.source($0)) })
    })
  }
}

/// What happens to `debounce`: an event comes, or the quiet time of the value with a number is
/// over.
private enum DebounceStep<Value: Sendable, Failure: Error>: Sendable {
  case source(Event<Value, Failure>)
  case timer(Int)
}
