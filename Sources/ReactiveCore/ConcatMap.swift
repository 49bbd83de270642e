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
      // A signal that ends while it is being subscribed is followed by the next one from here, in a
      // loop, and not from inside its own subscription: 100,000 of them need no more stack than one.
      let starts = DeliveryQueue<Value> { value, starts in
        current.subscribe(to: transform(value)) { event in
          guard case .completed = event else { return output.forward(event) }
          switch turns.withLock({ $0.finish() }) {
          case .start(let value): starts.send(value)
          case .complete: output.complete()
          case .wait: break
          }
        }
      }
      subscriber.subscribe(to: self) { event in
        switch event {
        case .next(let value): if turns.withLock({ $0.begin(value) }) { starts.send(value) }
        case .failed(let error): output.fail(error)
        case .completed: if turns.withLock({ $0.close() }) { output.complete() }
        }
      }
    })
  }
}

/// Whose turn it is in `concatMap`.
private struct Turns<Value: Sendable>: Sendable {
  enum Step: Sendable { case start(Value), complete, wait }

  private var waiting: [Value] = []
  private var served = 0
  private var isRunning = false
  private var isClosed = false

  /// Takes a value of the source. Returns true if its signal is to start now.
  mutating func begin(_ value: Value) -> Bool {
    if isRunning { waiting.append(value) } else { isRunning = true; return true }
    return false
  }

  /// Notes that the running signal has completed, and returns what comes next.
  mutating func finish() -> Step {
    if served < waiting.count {
      defer { served += 1 }
      return .start(waiting[served])
    }
    isRunning = false
    return isClosed ? .complete : .wait
  }

  /// Notes that the source has completed. Returns true if that completes everything.
  mutating func close() -> Bool {
    isClosed = true
    return !isRunning
  }
}
