extension Signal {
  /// Returns a signal that sends at most one value in a time: the first at once, then the latest.
  ///
  ///     source               1-2-3------4-|
  ///     throttle(4 ticks)    1---3------4-|
  ///
  /// - Completes: When the source does; what still waits is sent first.
  /// - Fails: When the source does; what still waits is dropped.
  /// - Parameters:
  ///   - period: The time between two values at least; longer than zero.
  ///   - scheduler: Whose clock to go by, and where the values that waited are delivered.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: One piece of scheduled work for each value that is sent; O(1) space.
  ///
  /// Source: `throttle(latest: true)` in Rx and Combine, `throttle(_:on:)` in ReactiveSwift. This is not
  /// what ReactiveCocoa calls `throttle:`; that is `debounce` here.
  public func throttle(_ period: Duration, on scheduler: some TimedScheduler) -> Signal {
    require(period > .zero, "throttle(\(period)) cannot be: pass a duration longer than zero.")
    return Signal(unserialized: { subscriber in
      let pending = Confined<Value?>(nil)
      let isHoldingBack = Confined(false)
      let timer = CurrentSubscription(of: subscriber.subscription)
      let queue = DeliveryQueue<Event<Value, Failure>?> { event, queue in
        @Sendable func sendAndHoldBack(_ value: Value) {
          isHoldingBack.value = true
          timer.hold(scheduler.schedule(after: period) { queue.send(nil) })
          subscriber.send(value)
        }
        switch event {
        case _ where subscriber.isDisposed: break
        case .next(let value):
          if isHoldingBack.value { pending.value = value } else { sendAndHoldBack(value) }
        case .failed(let error): subscriber.fail(error)
        case .completed: subscriber.finish(with: pending.value)
        case nil:
          isHoldingBack.value = false
          if let value = pending.value.take() { sendAndHoldBack(value) }
        }
      }
      subscriber.subscribe(to: self) { queue.send($0) }
    })
  }
}
