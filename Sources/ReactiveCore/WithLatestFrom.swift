extension Signal {
  /// Returns a signal that adds to each value the latest one of another signal.
  ///
  ///     source            --1---2---3-|
  ///     other             a---b---c
  ///     withLatestFrom    --x---y---z-|        x = (1, a), y = (2, b), z = (3, c)
  ///
  /// Values that come before the other signal has sent one are dropped. The other is subscribed first, so that a
  /// value it has at once is there in time.
  ///
  /// - Completes: When the source does. That the other completes changes nothing: its last value stays.
  /// - Fails: As soon as either fails.
  /// - Parameter other: Where the second value in each pair comes from.
  /// - Returns: A signal as cold or hot as its sources.
  /// - Complexity: O(1) for each event; O(1) space.
  public func withLatestFrom<Other>(
    _ other: Signal<Other, Failure>
  ) -> Signal<(Value, Other), Failure> {
    Signal<(Value, Other), Failure>(unserialized: { subscriber in
      let latest = Confined<Other?>(nil)
      subscriber.subscribe(to: other, and: self) { input in
        switch input {
        case .first(let value?): latest.value = value
        case .first(nil): break
        case .second(let value?): if let other = latest.value { subscriber.send((value, other)) }
        case .second(nil): subscriber.complete()
        }
      }
    })
  }

  /// Returns a signal that sends the latest value of its source whenever a trigger sends, if it is a new one.
  ///
  ///     source     1--2-3-------4--|
  ///     trigger    --x----x--x----x---
  ///     sample     --1----3-------4|
  ///
  /// - Completes: When the source or the trigger does. A value that was not asked for in time is dropped.
  /// - Fails: As soon as either fails.
  /// - Parameter trigger: When to send. Its values do not matter.
  /// - Returns: A signal as cold or hot as its sources.
  /// - Complexity: O(1) for each event; O(1) space.
  public func sample<Trigger>(on trigger: Signal<Trigger, Failure>) -> Signal {
    Signal(unserialized: { subscriber in
      let latest = Confined<Value?>(nil)
      subscriber.subscribe(to: self, and: trigger) { input in
        switch input {
        case .first(let value?): latest.value = value
        case .second(_?):
          if let value = latest.value.take() { subscriber.send(value) }
        case .first(nil), .second(nil): subscriber.complete()
        }
      }
    })
  }
}
