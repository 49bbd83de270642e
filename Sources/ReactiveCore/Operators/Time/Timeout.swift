extension Signal {
  /// Returns a signal that fails if its source has not ended in time.
  ///
  ///     source                      1---2-----3-|
  ///     timeout(after: 7 ticks)     1---2--#
  ///
  /// - Completes: When the source does, in time.
  /// - Fails: When the source does, in time; otherwise with the given error when the time is up.
  /// - Parameters:
  ///   - time: How long the source has, counted from the subscription; longer than zero.
  ///   - error: What to fail with.
  ///   - scheduler: The clock to use.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: One piece of scheduled work for each subscription.
  ///
  /// Elsewhere: `timeout:onScheduler:` in ReactiveCocoa. In Rx the time begins anew with every value.
  public func timeout(
    after time: Duration, failingWith error: Failure, on scheduler: any TimedScheduler
  ) -> Signal {
    require(time > .zero, "timeout(after: \(time)) cannot be: pass a duration longer than zero.")
    return Signal(unserialized: { subscriber in
      let output = subscriber.serialized()
      let source = subscriber.subscription.child()
      subscriber.subscription.add(
        scheduler.schedule(after: time) {
          output.fail(error)
          source.dispose()  // the failure may have to wait
        })
      start(Subscriber(subscription: source) { output.forward($0) })
    })
  }
}
