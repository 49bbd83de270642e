extension Signal {
  /// Returns a signal that sends at most one value in a time: the first at once, then the latest.
  ///
  ///     source               1-2-3------4-|
  ///     throttle(4 ticks)    1---3------4-|
  ///
  /// - Completes: When the source does; what still waits is sent first, without waiting for its
  ///   time.
  /// - Fails: When the source does; what still waits is dropped.
  /// - Parameters:
  ///   - period: The time between two values at least, but for the one that a completion sends;
  ///     longer than zero.
  ///   - scheduler: Whose clock to go by, and where the values that waited are delivered.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: One piece of scheduled work for each value that is sent; O(1) space.
  ///
  /// Source: `throttle(latest: true)` in Rx and Combine, `throttle(_:on:)` in ReactiveSwift. This
  /// is not what ReactiveCocoa calls `throttle:`; that is `debounce` here.
  public func throttle(_ period: Duration, on scheduler: some TimedScheduler) -> Signal {
    require(period > .zero, "throttle(\(period)) cannot be: pass a duration longer than zero.")
    return Signal(unserialized: { subscriber in
      let output = subscriber.untilEnded()
      let waiting = Confined<Value?>(nil)
      let isHoldingBack = Confined(false)
      let timer = SerialDisposable(of: subscriber.subscription)
      let queue = DeliveryQueue<Throttled<Event<Value, Failure>>> { step, queue in
        @Sendable func sendAndHoldBack(_ value: Value) {
          isHoldingBack.value = true
          timer.hold(scheduler.schedule(after: period) { queue.send(.timer) })
          output.send(value)
        }
        switch step {
        case _ where subscriber.isDisposed: break
        case .source(.next(let value)):
          if isHoldingBack.value { waiting.value = value } else { sendAndHoldBack(value) }
        case .source(.failed(let error)): output.fail(error)
        case .source(.completed): output.complete(with: waiting.value)
        case .timer:
          isHoldingBack.value = false
          if let value = waiting.value.take() { sendAndHoldBack(value) }
        }
      }
      start(Subscriber(subscription: subscriber.subscription) { queue.send(.source($0)) })
    })
  }
}

/// What happens to `throttle`: an event comes, or the time of holding back is over.
private enum Throttled<Event: Sendable>: Sendable {
  case source(Event)
  case timer
}
