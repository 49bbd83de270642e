extension Subscriber {
  /// Subscribes to any number of sources of an operator, in order.
  ///
  /// The handler gets one event at a time, with the index of the source; see `Junction`.
  func subscribe<Input, Memory: Sendable>(
    to sources: [Signal<Input, Failure>], remembering memory: Memory,
    _ handler:
      @escaping @Sendable (
        inout Memory, _ index: Int, _ event: Event<Input, Failure>, Subscriber
      ) -> Void
  ) {
    let junction = Junction<Memory, (index: Int, event: Event<Input, Failure>)>(
      of: self, remembering: memory
    ) { memory, input, output in handler(&memory, input.index, input.event, output) }
    for (index, source) in sources.enumerated() {
      junction.subscribe(to: source) { event in (index, event) }
    }
  }
}
