extension Signal {
  /// Returns a signal that sends at most one value in a time: the first at once, then the latest.
  ///
  ///     source                    1-2-3------4-|
  ///     throttle(for: 4 ticks)    1---3------4-|
  ///
  /// - Completes: When the source does; what still waits is sent first, without waiting for its
  ///   time.
  /// - Fails: When the source does; what still waits is dropped.
  /// - Parameters:
  ///   - period: The least time between two values, except for the one that a completion sends;
  ///     longer than zero.
  ///   - scheduler: The clock to use, and where the values that waited are delivered.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: One piece of scheduled work for each value that is sent; O(1) space.
  ///
  /// Elsewhere: `throttle(latest: true)` in Rx and Combine, `throttle(_:on:)` in ReactiveSwift. This
  /// is not what ReactiveCocoa calls `throttle:`; that is `debounce` here.
  public func throttle(for period: Duration, on scheduler: any TimedScheduler) -> Signal {
    require(period > .zero, "throttle(for: \(period)) cannot be: pass a duration longer than zero.")
    return Signal(unserialized: { subscriber in
      let output = subscriber.untilEnded()
      let timer = SerialDisposable(of: subscriber.subscription)
      let steps = DeliveryQueue<
        (isHoldingBack: Bool, waiting: Value?), TimedStep<Value, Failure>
      >(remembering: (false, nil)) { memory, step, steps in
        let next: Value?
        switch step {
        case .source(.failed(let error)): return output.fail(error)
        case .source(.completed): return output.complete(with: memory.waiting)
        case .source(.next(let value)) where memory.isHoldingBack:
          memory.waiting = value
          return
        case .source(.next(let value)): next = value
        case .timer: next = memory.waiting.take()
        }
        // A timer that finds nothing ends the holding back.
        memory.isHoldingBack = next != nil
        guard let next else { return }
        timer.hold(scheduler.schedule(after: period) { steps.send(.timer) })
        output.send(next)
      }
      start(Subscriber(subscription: subscriber.subscription) { steps.send(.source($0)) })
    })
  }
}
