/// What one of the two sources of an operator sends.
enum Input<First: Sendable, Second: Sendable, Failure: Error>: Sendable {
  case first(Event<First, Failure>)
  case second(Event<Second, Failure>)
}

extension Subscriber {
  /// Subscribes to both sources of an operator, the first one first.
  ///
  /// What they send goes through one queue, so the handler runs for one input at a time, and what
  /// it remembers between two needs no lock. A source is torn down after the handler has had its
  /// ending (law 4). The handler must pass every failure on, to the output that it gets, which lets
  /// nothing through after an ending.
  func subscribe<First, Second>(
    to first: Signal<First, Failure>, and second: Signal<Second, Failure>,
    _ handler: @escaping @Sendable (Input<First, Second, Failure>, Subscriber) -> Void
  ) {
    let output = untilEnded()
    let firstSubscription = Disposable()
    let secondSubscription = Disposable()
    subscription.add(firstSubscription)
    subscription.add(secondSubscription)
    let queue = DeliveryQueue<Input<First, Second, Failure>> { input, _ in
      switch input {
      case .first(let event):
        if firstSubscription.isDisposed { return }
        handler(input, output)
        if event.isTerminal { firstSubscription.dispose() }
      case .second(let event):
        if secondSubscription.isDisposed { return }
        handler(input, output)
        if event.isTerminal { secondSubscription.dispose() }
      }
    }
    first.start(
      Subscriber<First, Failure>(subscription: firstSubscription) { queue.send(.first($0)) })
    second.start(
      Subscriber<Second, Failure>(subscription: secondSubscription) { queue.send(.second($0)) })
  }
}
