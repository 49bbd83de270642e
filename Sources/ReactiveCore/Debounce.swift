extension Signal {
  /// Returns a signal that sends a value once its source has been quiet for a time.
  ///
  ///     source               1-2-3------4-|
  ///     debounce(3 ticks)    -------3-----(4|)
  ///
  /// - Completes: When the source does; what still waits is sent first.
  /// - Fails: When the source does; what still waits is dropped.
  /// - Parameters:
  ///   - quiet: How long no other value may come; longer than zero.
  ///   - scheduler: Whose clock to go by, and where the values are delivered.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: One piece of scheduled work for each value; O(1) space.
  ///
  /// Source: `debounce` in Rx and Combine. ReactiveCocoa calls this `throttle:`.
  public func debounce(_ quiet: Duration, on scheduler: some TimedScheduler) -> Signal {
    require(quiet > .zero, "debounce(\(quiet)) cannot be: pass a duration longer than zero.")
    return Signal(unserialized: { subscriber in
      let pending = Confined<Value?>(nil)
      let number = Confined(0)
      let timer = CurrentSubscription(of: subscriber.subscription)
      let queue = DeliveryQueue<(event: Event<Value, Failure>?, number: Int)> { input, queue in
        switch input.event {
        case _ where subscriber.isDisposed: break
        case .next(let value):
          pending.value = value
          number.value += 1
          let mine = number.value
          timer.hold(scheduler.schedule(after: quiet) { queue.send((nil, mine)) })
        case .failed(let error): subscriber.fail(error)
        case .completed: subscriber.finish(with: pending.value)
        case nil:
          if input.number == number.value, let value = pending.value.take() {
            subscriber.send(value)
          }
        }
      }
      subscriber.subscribe(to: self) { queue.send(($0, 0)) }
    })
  }
}
