extension Signal {
  /// Returns a signal that makes a signal of each value and runs a limited number of these at a
  /// time.
  ///
  ///     source                       1-2-3-----|
  ///     1 becomes                    a------a|
  ///     2 becomes                      b--b|
  ///     3 becomes                          c-c|
  ///     flatMap(maxConcurrent: 2)    a-b--bcac-|
  ///
  /// A value that comes while so many run waits for its turn. With a limit of one this is
  /// `concatMap`.
  ///
  /// - Completes: When the source and all inner signals have completed.
  /// - Fails: As soon as any of them fails; the others are disposed.
  /// - Parameters:
  ///   - limit: How many inner signals may run at the same time; 1 or more.
  ///   - transform: Makes the inner signal from a value, when its turn has come.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each event; O(n) space for n values that wait or run.
  ///
  /// Source: `flatten:` in ReactiveCocoa, `merge(maxConcurrent:)` in RxSwift,
  /// `flatMap(maxPublishers:)` in Combine.
  public func flatMap<Output>(
    maxConcurrent limit: Int,
    _ transform: @escaping @Sendable (Value) -> Signal<Output, Failure>
  ) -> Signal<Output, Failure> {
    require(limit > 0, "flatMap(maxConcurrent: \(limit)) cannot be: pass 1 or more.")
    return Signal<Output, Failure>(unserialized: { subscriber in
      let output = subscriber.serialized()
      let inners = InnerSubscriptions(of: subscriber.subscription)
      let waiting = Confined(Backlog<Value>())
      let running = Confined(0)
      // An inner signal that ends while it is being subscribed leaves a step behind. So the next
      // one begins in a loop, when the one before has returned, and not from inside of it.
      let steps = DeliveryQueue<InnerStep<Value>> { step, steps in
        @Sendable func begin(_ value: Value) {
          let inner = Disposable()
          guard let key = inners.insert(inner) else { return }
          running.value += 1
          transform(value).start(
            Subscriber(subscription: inner) { event in
              if inner.isDisposed { return }
              guard case .completed = event else { return output.forward(event) }
              steps.send(.innerCompletes(key))
            })
        }
        switch step {
        case _ where subscriber.isDisposed: break
        case .sourceSends(let value) where running.value < limit: begin(value)
        case .sourceSends(let value): waiting.value.append(value)
        case .sourceCompletes:
          waiting.value.isClosed = true
          if running.value == 0 { output.complete() }
        case .innerCompletes(let key):
          running.value -= 1
          if running.value == 0, waiting.value.isExhausted {
            // It is torn down with the whole, after the ending was delivered (law 4).
            output.complete()
          } else {
            inners.remove(key)?.dispose()
            if let value = waiting.value.popFirst() { begin(value) }
          }
        }
      }
      subscriber.subscribe(to: self) { event in
        switch event {
        case .next(let value): steps.send(.sourceSends(value))
        case .failed(let error): output.fail(error)
        case .completed: steps.send(.sourceCompletes)
        }
      }
    })
  }
}

/// What happens to `flatMap(maxConcurrent:)`, beside the values that it passes on.
private enum InnerStep<Value: Sendable>: Sendable {
  case sourceSends(Value)
  case sourceCompletes
  /// With the key of its subscription.
  case innerCompletes(Int)
}
