// MARK: lift
extension Signal {
  /// Makes an operator that turns the events of one source into others, one at a time.
  ///
  /// Source and operator share one subscription, so the operation must pass every ending on.
  func lift<Output, NewFailure>(
    _ operation:
      @escaping @Sendable (Event<Value, Failure>, Subscriber<Output, NewFailure>) -> Void
  ) -> Signal<Output, NewFailure> {
    Signal<Output, NewFailure>(unserialized: { subscriber in
      start(Subscriber(subscription: subscriber.subscription) { operation($0, subscriber) })
    })
  }

  /// Makes an operator that remembers something between two events, for each subscription anew.
  ///
  /// The operation changes its memory in place. It may do so while it sends, since what a handler
  /// sends meanwhile is queued (law 8): the operation never runs within itself.
  func lift<Memory: Sendable, Output, NewFailure>(
    remembering initial: Memory,
    _ operation:
      @escaping @Sendable (
        inout Memory, Event<Value, Failure>, Subscriber<Output, NewFailure>
      ) -> Void
  ) -> Signal<Output, NewFailure> {
    Signal<Output, NewFailure>(unserialized: { subscriber in
      let memory = Confined(initial)
      start(
        Subscriber(subscription: subscriber.subscription) { event in
          operation(&memory.value, event, subscriber)
        })
    })
  }

  // MARK: Ending early
  /// Makes an operator that may end before its source does, and then disposes the source.
  ///
  /// It has to do that itself: its ending may have to wait for a handler, or nobody may hear it any
  /// more. An endless source would go on meanwhile.
  func liftEndingEarly<Memory: Sendable>(
    remembering initial: Memory,
    _ operation:
      @escaping @Sendable (
        inout Memory, Event<Value, Failure>, Subscriber<Value, Failure>, _ source: Disposable
      ) -> Void
  ) -> Signal {
    Signal(unserialized: { subscriber in
      let memory = Confined(initial)
      let source = subscriber.subscription.child()
      start(
        Subscriber(subscription: source) { event in
          operation(&memory.value, event, subscriber, source)
        })
    })
  }
}
