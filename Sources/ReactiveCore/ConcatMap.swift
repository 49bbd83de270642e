extension Signal {
  /// Returns a signal that makes a signal of each value and runs these one after another, in order.
  ///
  ///     source       1--2------|
  ///     1 becomes    a----a|
  ///     2 becomes          b-b|
  ///     concatMap    a----ab-b-|
  ///
  /// - Completes: When the source and all inner signals have completed.
  /// - Fails: As soon as any of them fails.
  /// - Parameter transform: Makes the inner signal from a value, when its turn has come.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each event; O(n) space for n values that wait.
  ///
  /// Source: `concat` of a mapped signal in ReactiveCocoa, `flatMap(.concat)` in ReactiveSwift.
  public func concatMap<Output>(
    _ transform: @escaping @Sendable (Value) -> Signal<Output, Failure>
  ) -> Signal<Output, Failure> {
    Signal<Output, Failure>(unserialized: { subscriber in
      let output = subscriber.serialized()
      let turns = Lock((waiting: Backlog<Value>(), isRunning: false))
      let current = CurrentSubscription(of: subscriber.subscription)
      // Each item means: see who is next. An inner signal that ends while it is being subscribed leaves one behind,
      // so the next one begins here, in a loop, and not from inside the one before.
      let starts = DeliveryQueue<Void> { _, starts in
        let (next, isOver) = turns.withLock { turns -> (Value?, Bool) in
          if turns.isRunning { return (nil, false) }
          let next = turns.waiting.popFirst()
          turns.isRunning = next != nil
          return (next, next == nil && turns.waiting.isClosed)
        }
        if isOver { output.complete() }
        guard let next else { return }
        current.subscribe(to: transform(next)) { event in
          guard case .completed = event else { return output.forward(event) }
          let isOver = turns.withLock { turns in
            turns.isRunning = false
            return turns.waiting.isExhausted
          }
          if isOver { output.complete() } else { starts.send(()) }
        }
      }
      subscriber.subscribe(to: self) { event in
        switch event {
        case .next(let value): turns.withLock { $0.waiting.append(value) }
        case .failed(let error): return output.fail(error)
        case .completed: turns.withLock { $0.waiting.isClosed = true }
        }
        starts.send(())
      }
    })
  }
}
