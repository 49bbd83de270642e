extension Subscriber {
  /// Subscribes to any number of sources of an operator, in order.
  ///
  /// What they send goes through one queue, so the handler runs for one event at a time, and what
  /// it remembers between two needs no lock. It gets the index of the source with each event. A
  /// source is torn down after the handler has had its ending (law 4). The handler must pass every
  /// failure on, to the output that it gets, which lets nothing through after an ending.
  func subscribe<Input>(
    to sources: [Signal<Input, Failure>],
    _ handler:
      @escaping @Sendable (_ index: Int, _ event: Event<Input, Failure>, Subscriber) -> Void
  ) {
    let output = untilEnded()
    let subscriptions = sources.map { _ in Disposable() }
    for inner in subscriptions { subscription.add(inner) }
    let queue = DeliveryQueue<Indexed<Event<Input, Failure>>> { input, _ in
      let inner = subscriptions[input.index]
      if inner.isDisposed { return }
      handler(input.index, input.event, output)
      if input.event.isTerminal { inner.dispose() }
    }
    for (index, source) in sources.enumerated() {
      source.start(
        Subscriber<Input, Failure>(subscription: subscriptions[index]) { event in
          queue.send(Indexed(index: index, event: event))
        })
    }
  }
}

/// An event, and the index of the source that has sent it.
private struct Indexed<Event: Sendable>: Sendable {
  let index: Int
  let event: Event
}
