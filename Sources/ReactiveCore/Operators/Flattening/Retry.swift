extension Signal {
  /// Returns a signal that subscribes to its source again when it fails.
  ///
  ///     source, each time    1---#
  ///     retry(1)             1---1---#
  ///
  /// - Completes: When an attempt does.
  /// - Fails: When the last attempt does.
  /// - Parameter attempts: How many more attempts to make after the first; 0 or more. Each failed
  ///   attempt is torn down before the next begins.
  /// - Returns: A cold signal.
  /// - Complexity: O(1) for each event; O(1) space, however many attempts.
  ///
  /// Elsewhere: `retry:` in ReactiveCocoa counts as here, but `retry:0` retries for ever; `retry(2)` in
  /// RxSwift makes two attempts in all.
  public func retry(_ attempts: Int = .max) -> Signal {
    require(attempts >= 0, "retry(\(attempts)) cannot be: pass how many more attempts, 0 or more.")
    return continuing { event, run in
      guard case .failed = event, run <= attempts else { return .passing(event) }
      return .again(self)
    }
  }

  /// Returns a signal that subscribes to its source again some time after it has failed.
  ///
  ///     source, each time                        1---#
  ///     retry(1, after: 3 ticks)                 1------1---#
  ///
  /// - Completes: When an attempt does.
  /// - Fails: When the last attempt does.
  /// - Parameters:
  ///   - attempts: How many more attempts to make after the first; 0 or more. Each failed attempt
  ///     is torn down at once.
  ///   - scheduler: The clock to use, and where the source is subscribed again.
  ///   - delay: How long to wait before an attempt, zero or more. It gets the number of the
  ///     attempt: 1 for the first after a failure. Let it grow, so that a server in trouble gets
  ///     some rest.
  /// - Returns: A cold signal.
  /// - Complexity: O(1) for each event, one piece of scheduled work for each attempt; O(1) space.
  ///
  /// Elsewhere: `retry(when:)` in RxSwift and `retry(upTo:interval:on:)` in ReactiveSwift do such
  /// things.
  public func retry(
    _ attempts: Int, on scheduler: any TimedScheduler,
    after delay: @escaping @Sendable (_ attempt: Int) -> Duration
  ) -> Signal {
    require(attempts >= 0, "retry(\(attempts)) cannot be: pass how many more attempts, 0 or more.")
    return continuing { event, run in
      guard case .failed = event, run <= attempts else { return .passing(event) }
      return .later(self) { work in scheduler.schedule(after: delay(run), work) }
    }
  }
}
