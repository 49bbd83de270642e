extension Signal {
  /// Returns a signal that makes a signal of each value and sends what all of these send, as it
  /// comes.
  ///
  ///     source       1-----2---|
  ///     1 becomes    a---a---a|
  ///     2 becomes          b--b|
  ///     flatMap      a---a-b-ab|
  ///
  /// - Completes: When the source and all inner signals have completed.
  /// - Fails: As soon as any of them fails; the others are disposed.
  /// - Parameter transform: Makes the inner signal from a value. It is subscribed at once.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each event, O(log n) for each inner signal that ends while n run; O(n)
  ///   space.
  ///
  /// Source: `flattenMap:` in ReactiveCocoa, `flatMap` in RxSwift and Combine, `flatMap(.merge)` in
  /// ReactiveSwift.
  public func flatMap<Output>(
    _ transform: @escaping @Sendable (Value) -> Signal<Output, Failure>
  ) -> Signal<Output, Failure> {
    Signal<Output, Failure>(unserialized: { subscriber in
      let output = subscriber.serialized()
      let running = InnerSubscriptions(of: subscriber.subscription)
      running.subscribe(to: self) { event in
        switch event {
        case .next(let value): running.subscribe(to: transform(value), output.receive)
        case .failed(let error): output.fail(error)
        case .completed: output.complete()
        }
      }
    })
  }
}
