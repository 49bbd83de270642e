extension Signal {
  /// Returns a signal that makes a signal of each value and sends what the newest of these sends.
  ///
  ///     source           1-----2------|
  ///     1 becomes        -a--a--a--|
  ///     2 becomes              -b--b|
  ///     flatMapLatest    -a--a--b--b--|
  ///
  /// A new value disposes the inner signal before it: an old answer never comes after a new question.
  ///
  /// - Completes: When the source and the newest inner signal have completed.
  /// - Fails: As soon as the source or the newest inner signal fails.
  /// - Parameter transform: Makes the inner signal from a value. It is subscribed at once.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each event; O(1) space.
  ///
  /// Source: `switchToLatest` of a mapped signal in ReactiveCocoa and Combine, `flatMapLatest` in RxSwift.
  public func flatMapLatest<Output>(
    _ transform: @escaping @Sendable (Value) -> Signal<Output, Failure>
  ) -> Signal<Output, Failure> {
    Signal<Output, Failure>(unserialized: { subscriber in
      let newest = Confined(0)
      let running = Confined((source: true, inner: false))
      // Number 0 is the source, the inner signals have 1, 2, 3, …; no event means that one begins.
      let queue = DeliveryQueue<(number: Int, event: Event<Output, Failure>?)> { input, _ in
        if subscriber.isDisposed { return }
        switch input {
        case (let number, nil):
          newest.value = number
          running.value.inner = true
        case (0, .completed): running.value.source = false
        case (newest.value, .completed): running.value.inner = false
        case (0, let event?), (newest.value, let event?): return subscriber.forward(event)
        default: return
        }
        if running.value == (false, false) { subscriber.complete() }
      }
      let count = Confined(0)
      let current = CurrentSubscription(of: subscriber.subscription)
      subscriber.subscribe(to: self) { event in
        switch event {
        case .next(let value):
          count.value += 1
          let number = count.value
          queue.send((number, nil))
          current.subscribe(to: transform(value)) { queue.send((number, $0)) }
        case .failed(let error): queue.send((0, .failed(error)))
        case .completed: queue.send((0, .completed))
        }
      }
    })
  }
}
