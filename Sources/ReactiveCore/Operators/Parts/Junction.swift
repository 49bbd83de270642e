/// Where the sources of an operator meet.
///
/// What they send goes through one queue, so the handler runs for one input at a time, and what it
/// remembers between two needs no lock. A source is torn down after the handler has had its ending
/// (law 4), and all of them after the ending of the whole was passed on. That ending may have to wait,
/// and an endless source would go on meanwhile.
struct Junction<Memory: Sendable, Input: Sendable>: Sendable {
  private let sources = Disposable()
  private let inputs: DeliveryQueue<Memory, Arrival>

  /// Creates a junction without a source.
  ///
  /// - Parameters:
  ///   - subscriber: Whose subscription the sources are subscribed for.
  ///   - memory: What the handler remembers between two inputs, to begin with.
  ///   - handler: Gets the memory, an input, and the subscriber to send to, which lets nothing
  ///     through after an ending. It must pass every failure on.
  init<Value, Failure>(
    of subscriber: Subscriber<Value, Failure>, remembering memory: Memory,
    _ handler: @escaping @Sendable (inout Memory, Input, Subscriber<Value, Failure>) -> Void
  ) {
    let whole = subscriber.subscription
    whole.add(sources)
    let output = Subscriber<Value, Failure>(subscription: whole) { [sources] event in
      if sources.isDisposed { return }
      subscriber.receive(event)
      if event.isTerminal { sources.dispose() }
    }
    inputs = DeliveryQueue(remembering: memory) { memory, arrival, _ in
      if arrival.source.isDisposed { return }
      handler(&memory, arrival.input, output)
      if arrival.isLast { arrival.source.dispose() }
    }
  }

  /// Subscribes to a source.
  ///
  /// - Parameters:
  ///   - source: What to subscribe to.
  ///   - input: Makes what the handler gets from an event of this source.
  func subscribe<Value, Failure>(
    to source: Signal<Value, Failure>,
    _ input: @escaping @Sendable (Event<Value, Failure>) -> Input
  ) {
    let inner = Disposable()
    sources.add(inner)
    source.start(
      Subscriber(subscription: inner) { event in
        inputs.send(Arrival(input: input(event), isLast: event.isTerminal, source: inner))
      })
  }

  /// An input, and where it comes from.
  private struct Arrival: Sendable {
    let input: Input
    let isLast: Bool
    let source: Disposable
  }
}
