extension Signal {
  /// Returns a signal that makes a signal of each value and runs these one after another, in order.
  ///
  ///     source       1--2------|
  ///     1 becomes    a----a|
  ///     2 becomes          b-b|
  ///     concatMap    a----ab-(b|)
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
      let turns = Lock(Turns<Value>())
      let current = CurrentSubscription(of: subscriber.subscription)
      // An inner signal that ends while it is being subscribed is followed by the next one from here, in a loop.
      let starts = DeliveryQueue<Value> { value, starts in
        current.subscribe(to: transform(value)) { event in
          guard case .completed = event else { return output.forward(event) }
          goOn(starts) { $0.isRunning = false }
        }
      }
      @Sendable func goOn(
        _ starts: DeliveryQueue<Value>, after change: (inout Turns<Value>) -> Void
      ) {
        let (next, isOver) = turns.withLock { turns in
          change(&turns)
          return turns.next()
        }
        if let next { starts.send(next) } else if isOver { output.complete() }
      }
      subscriber.subscribe(to: self) { event in
        switch event {
        case .next(let value): goOn(starts) { $0.backlog.append(value) }
        case .failed(let error): output.fail(error)
        case .completed: goOn(starts) { $0.backlog.isClosed = true }
        }
      }
    })
  }
}

/// Whose turn it is in `concatMap`.
private struct Turns<Value: Sendable>: Sendable {
  var backlog = Backlog<Value>()
  var isRunning = false

  /// Returns the value whose signal is to start now, if any, and whether it is all over.
  mutating func next() -> (value: Value?, isOver: Bool) {
    if isRunning { return (nil, false) }
    let value = backlog.popFirst()
    isRunning = value != nil
    return (value, !isRunning && backlog.isClosed)
  }
}
