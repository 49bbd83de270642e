extension Signal where Value == Int, Failure == Never {
  /// Returns a signal that counts: 0, 1, 2, … at a steady pace.
  ///
  ///     interval(every: 3 ticks)    ---0--1--2--3
  ///
  /// If the program was stopped for longer than a period, one value comes for all that it missed.
  ///
  /// - Completes: Never.
  /// - Fails: Never.
  /// - Parameters:
  ///   - period: The time before the first value and between two values; longer than zero.
  ///   - scheduler: The clock to use.
  /// - Returns: A cold signal: each subscription counts from zero.
  /// - Complexity: One piece of scheduled work for each value.
  ///
  /// Elsewhere: `interval:onScheduler:` in ReactiveCocoa, `interval` in RxSwift.
  public static func interval(
    every period: Duration, on scheduler: any TimedScheduler
  ) -> Signal {
    require(period > .zero, "An interval of \(period) cannot be: pass a duration longer than zero.")
    return Signal(unserialized: { subscriber in
      let timer = SerialDisposable(of: subscriber.subscription)
      // It remembers when this value was due.
      let ticks = DeliveryQueue<Duration, Int>(remembering: scheduler.now) { due, count, ticks in
        // If whole periods were missed, this value comes for all of them.
        if due + period <= scheduler.now { due = scheduler.now }
        if count > 0 { subscriber.send(count - 1) }
        if subscriber.isDisposed { return }
        due += period
        let wait = max(.zero, due - scheduler.now)
        timer.hold(scheduler.schedule(after: wait) { ticks.send(count + 1) })
      }
      ticks.send(0)
    })
  }
}
