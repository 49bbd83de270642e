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
  /// Source: `interval:onScheduler:` in ReactiveCocoa, `interval` in RxSwift.
  public static func interval(
    every period: Duration, on scheduler: any TimedScheduler
  ) -> Signal {
    require(period > .zero, "An interval of \(period) cannot be: pass a duration longer than zero.")
    return Signal(unserialized: { subscriber in
      let timer = SerialDisposable(of: subscriber.subscription)
      // It remembers when the last value was due.
      let ticks = DeliveryQueue<Duration, Int>(remembering: scheduler.now) { due, count, ticks in
        if count > 0 { subscriber.send(count - 1) }
        if subscriber.isDisposed { return }
        let now = scheduler.now
        due += period
        // If whole periods were missed, one value comes for all of them, now.
        if due + period <= now { due = now }
        timer.hold(scheduler.schedule(after: max(.zero, due - now)) { ticks.send(count + 1) })
      }
      ticks.send(0)
    })
  }
}
