/// What one of the two sources of an operator does: it sends a value, or it completes (nil).
enum Input<First: Sendable, Second: Sendable>: Sendable {
  case first(First?)
  case second(Second?)
}

extension Subscriber {
  /// Subscribes to one of the sources of an operator, until this subscription ends.
  func subscribe<Input, InputFailure>(
    to source: Signal<Input, InputFailure>,
    _ handler: @escaping @Sendable (Event<Input, InputFailure>) -> Void
  ) {
    let inner = Disposable()
    subscription.add(inner)
    source.subscribeToEvents(as: inner, handler)
  }

  /// Subscribes to both sources of an operator, the first one first.
  ///
  /// What they send goes through one queue, so the handler runs for one input at a time, and what it remembers
  /// between two needs no lock. If either source fails, so does this subscriber.
  func subscribe<First, Second>(
    to first: Signal<First, Failure>, and second: Signal<Second, Failure>,
    _ handler: @escaping @Sendable (Input<First, Second>) -> Void
  ) {
    let queue = DeliveryQueue<Event<Input<First, Second>, Failure>> { event, _ in
      switch event {
      case _ where isDisposed, .completed: break
      case .next(let input): handler(input)
      case .failed(let error): fail(error)
      }
    }
    subscribe(to: first) { event in queue.send(event.materialized(Input.first)) }
    subscribe(to: second) { event in queue.send(event.materialized(Input.second)) }
  }
}

extension Event {
  /// Makes a value of a value, and of the completion too.
  fileprivate func materialized<Output>(_ make: (Value?) -> Output) -> Event<Output, Failure> {
    switch self {
    case .next(let value): .next(make(value))
    case .failed(let error): .failed(error)
    case .completed: .next(make(nil))
    }
  }
}
