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
      let state = Confined(Newest<Output, Failure>())
      let queue = DeliveryQueue<Newest<Output, Failure>.Input> { input, _ in
        if let event = state.value.receive(input), !subscriber.isDisposed { subscriber.forward(event) }
      }
      let number = Confined(0)
      let current = CurrentSubscription(of: subscriber.subscription)
      subscriber.subscribe(to: self) { event in
        switch event {
        case .next(let value):
          number.value += 1
          let mine = number.value
          queue.send(.began(mine))
          current.subscribe(to: transform(value)) { queue.send(.inner(mine, $0)) }
        case .failed(let error): queue.send(.sourceEnded(.failed(error)))
        case .completed: queue.send(.sourceEnded(.completed))
        }
      }
    })
  }
}

/// What `flatMapLatest` knows: which inner signal is the newest, and what has ended.
private struct Newest<Output: Sendable, Failure: Error>: Sendable {
  enum Input: Sendable {
    case began(Int)
    case inner(Int, Event<Output, Failure>)
    case sourceEnded(Event<Output, Failure>)
  }

  private var newest = 0
  private var isInnerRunning = false
  private var isSourceRunning = true

  mutating func receive(_ input: Input) -> Event<Output, Failure>? {
    switch input {
    case .began(let number):
      newest = number
      isInnerRunning = true
      return nil
    case .inner(let number, _) where number != newest:
      return nil
    case .inner(_, .completed):
      isInnerRunning = false
      return isSourceRunning ? nil : .completed
    case .inner(_, let event):
      return event
    case .sourceEnded(.completed):
      isSourceRunning = false
      return isInnerRunning ? nil : .completed
    case .sourceEnded(let event):
      return event
    }
  }
}
