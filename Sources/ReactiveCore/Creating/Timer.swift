extension Signal {
  /// Returns a signal that sends one value after a time.
  ///
  ///     timer(after: 3 ticks, sending: "tea")    ---(t|)      t = tea
  ///
  /// - Completes: After the value.
  /// - Fails: Never.
  /// - Parameters:
  ///   - delay: How long to wait; zero or more.
  ///   - value: What to send.
  ///   - scheduler: The clock to use.
  /// - Returns: A cold signal: each subscription waits for itself.
  /// - Complexity: One piece of scheduled work for each subscription.
  public static func timer(
    after delay: Duration, sending value: Value, on scheduler: any TimedScheduler
  ) -> Signal {
    Signal(unserialized: { subscriber in
      subscriber.subscription.add(
        scheduler.schedule(after: delay) { subscriber.complete(with: value) })
    })
  }
}
