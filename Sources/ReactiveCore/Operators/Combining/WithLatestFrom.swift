extension Signal {
  /// Returns a signal that adds to each value the latest one of another signal.
  ///
  ///     source            --1---2---3-|
  ///     other             a---b---c
  ///     withLatestFrom    --x---y---z-|        x = (1, a), y = (2, b), z = (3, c)
  ///
  /// Values that come before the other signal has sent one are dropped. The other is subscribed
  /// first, so that a value that it sends at once is there in time.
  ///
  /// - Completes: When the source does. It makes no difference when the other signal completes: its
  ///   last value stays.
  /// - Fails: As soon as either fails.
  /// - Parameter other: Where the second value in each pair comes from.
  /// - Returns: A signal as cold or hot as its sources.
  /// - Complexity: O(1) for each event; O(1) space.
  public func withLatestFrom<Other>(
    _ other: Signal<Other, Failure>
  ) -> Signal<(Value, Other), Failure> {
    Signal<(Value, Other), Failure>(unserialized: { subscriber in
      subscriber.subscribe(to: other, and: self, remembering: Other?.none) {
        latest, input, output in
        switch input {
        case .first(.next(let value)): latest = value
        case .first(.completed): break
        case .second(.next(let value)): if let latest { output.send((value, latest)) }
        case .second(.completed): output.complete()
        case .first(.failed(let error)), .second(.failed(let error)): output.fail(error)
        }
      }
    })
  }
}
