/// What one of the two sources of an operator sends.
enum Input<First: Sendable, Second: Sendable, Failure: Error>: Sendable {
  case first(Event<First, Failure>)
  case second(Event<Second, Failure>)
}

extension Subscriber {
  /// Subscribes to both sources of an operator, the first one first.
  ///
  /// The handler gets one input at a time; see `Junction`.
  func subscribe<First, Second, Memory: Sendable>(
    to first: Signal<First, Failure>, and second: Signal<Second, Failure>,
    firstEndsWhole: @escaping @Sendable (Event<First, Failure>) -> Bool = { $0.isFailure },
    remembering memory: Memory,
    _ handler:
      @escaping @Sendable (inout Memory, Input<First, Second, Failure>, Subscriber) -> Void
  ) {
    let junction = Junction(of: self, remembering: memory, handler)
    junction.subscribe(to: first, endsWhole: firstEndsWhole) { .first($0) }
    junction.subscribe(to: second) { .second($0) }
  }
}
