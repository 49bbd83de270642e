extension Signal {
  /// Returns a signal that subscribes to its source again when it fails.
  ///
  ///     source, each time    1---#
  ///     retry(1)             1---1---#
  ///
  /// - Completes: When an attempt does.
  /// - Fails: When the last attempt does.
  /// - Parameter attempts: How many more attempts to make after the first; 0 or more. Each failed attempt
  ///   is torn down before the next begins.
  /// - Returns: A cold signal.
  /// - Complexity: O(1) for each event; O(1) space, however many attempts.
  ///
  /// Source: `retry:` in ReactiveCocoa counts as here; `retry(2)` in RxSwift makes two attempts in all.
  public func retry(_ attempts: Int = .max) -> Signal {
    require(attempts >= 0, "retry(\(attempts)) cannot be: pass how many more attempts, 0 or more.")
    return rerun(attempts) { if case .failed = $0 { true } else { false } }
  }

  /// Returns a signal that subscribes to its source again when it completes.
  ///
  ///     source, each time    1--2|
  ///     repeat(2)            1--21--2|
  ///
  /// - Completes: When the last run does; at once for `repeat(0)`, which never subscribes.
  /// - Fails: When a run does.
  /// - Parameter times: How many runs to make in all; 0 or more. `.max` means for ever.
  /// - Returns: A cold signal.
  /// - Complexity: O(1) for each event; O(1) space, however many runs.
  public func `repeat`(_ times: Int = .max) -> Signal {
    require(times >= 0, "repeat(\(times)) cannot be: pass how many times to run, 0 or more.")
    if times == 0 { return .empty }
    return rerun(times - 1) { if case .completed = $0 { true } else { false } }
  }

  /// Subscribes again after certain endings, a number of times.
  private func rerun(
    _ times: Int, after isReason: @escaping @Sendable (Event<Value, Failure>) -> Bool
  ) -> Signal {
    Signal(unserialized: { subscriber in
      let current = CurrentSubscription(of: subscriber.subscription)
      // A run that ends while it is being subscribed is followed by the next one from here, in a loop.
      let runs = DeliveryQueue<Int> { left, runs in
        current.subscribe(to: self) { event in
          if isReason(event), left > 0 { runs.send(left - 1) } else { subscriber.forward(event) }
        }
      }
      runs.send(times)
    })
  }
}
