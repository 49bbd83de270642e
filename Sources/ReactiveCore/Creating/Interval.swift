extension Signal where Value == Int, Failure == Never {
  /// Returns a signal that counts: 0, 1, 2, … at a steady pace.
  ///
  ///     interval(every: 3 ticks)    ---0--1--2--3
  ///
  /// - Completes: Never.
  /// - Fails: Never.
  /// - Parameters:
  ///   - period: The time before the first value and between two values; longer than zero.
  ///   - scheduler: The clock to use.
  /// - Returns: A cold signal: each subscription counts from zero.
  /// - Complexity: One piece of scheduled work for each value.
  ///
  /// Source: `interval:onScheduler:` in ReactiveCocoa, `interval` in RxSwift.
  public static func interval(
    every period: Duration, on scheduler: any TimedScheduler
  ) -> Signal {
    require(period > .zero, "An interval of \(period) cannot be: pass a duration longer than zero.")
    return Signal(unserialized: { subscriber in
      let start = scheduler.now
      let timer = SerialDisposable(of: subscriber.subscription)
      let ticks = DeliveryQueue<Void, Int>(remembering: ()) { _, periods, ticks in
        if periods > 0 { subscriber.send(periods - 1) }
        if subscriber.isDisposed { return }
        let wait = max(.zero, start + period * (periods + 1) - scheduler.now)
        timer.hold(scheduler.schedule(after: wait) { ticks.send(periods + 1) })
      }
      ticks.send(0)
    })
  }
}
