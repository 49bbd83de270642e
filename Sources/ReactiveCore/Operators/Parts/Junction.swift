/// Where the sources of an operator meet.
///
/// What they send goes through one queue, so the handler runs for one input at a time, and what it
/// remembers between two needs no lock. A source is torn down after the handler has had its ending
/// (law 4). All of them are torn down once the ending of the whole has been passed on, even if it has
/// to wait there; otherwise an endless source would go on meanwhile.
struct Junction<Memory: Sendable, Input: Sendable>: Sendable {
  private let sources = Disposable()
  /// What the sources send, and the source to tear down if it has ended.
  private let inputs: DeliveryQueue<Memory, (input: Input, ended: Disposable?)>

  /// Creates a junction without a source.
  ///
  /// - Parameters:
  ///   - subscriber: The subscriber of the operator; its subscription ends those of the sources.
  ///   - memory: What the handler finds at its first input.
  ///   - handler: Gets the memory, an input, and the subscriber to send to, which lets nothing
  ///     through after an ending. It must pass every failure on.
  init<Value, Failure>(
    of subscriber: Subscriber<Value, Failure>, remembering memory: Memory,
    _ handler: @escaping @Sendable (inout Memory, Input, Subscriber<Value, Failure>) -> Void
  ) {
    subscriber.subscription.add(sources)
    let hasEnded = Confined(false)
    let output = subscriber.untilEnded(noting: hasEnded)
    inputs = DeliveryQueue(remembering: memory) { [sources] memory, arrival, _ in
      if hasEnded.value || subscriber.isDisposed { return }
      handler(&memory, arrival.input, output)
      if hasEnded.value { sources.dispose() }
      arrival.ended?.dispose()
    }
  }

  /// Subscribes to a source.
  ///
  /// - Parameters:
  ///   - source: What to subscribe to.
  ///   - endsWhole: Whether the whole ends with an event of this source, whatever the others do.
  ///   - input: Makes what the handler gets from an event of this source.
  func subscribe<Value, Failure>(
    to source: Signal<Value, Failure>,
    endsWhole: @escaping @Sendable (Event<Value, Failure>) -> Bool = { $0.isFailure },
    _ input: @escaping @Sendable (Event<Value, Failure>) -> Input
  ) {
    let inner = sources.child()
    source.start(
      Subscriber(subscription: inner) { event in
        inputs.send((input(event), event.isTerminal ? inner : nil))
        if endsWhole(event) { sources.dispose() }
      })
  }
}
