extension Signal {
  /// Passes events on until one of them is answered with another signal, and goes on with that:
  /// what `then` and `catch` have in common.
  ///
  /// The source is torn down first. The other signal is made and subscribed after that, when the
  /// source has also returned from being subscribed, whether it ends at once or later (law 4).
  ///
  /// - Parameter answer: Says what to do after an event.
  /// - Returns: A signal as cold or hot as its source.
  func continuing<Output, NewFailure>(
    _ answer: @escaping @Sendable (Event<Value, Failure>) -> Continuation<Output, NewFailure>
  ) -> Signal<Output, NewFailure> {
    Signal<Output, NewFailure>(unserialized: { subscriber in
      let source = Disposable()
      subscriber.subscription.add(source)
      // One sequel comes at most. The queue holds it until subscribing to the source has returned.
      let sequels = DeliveryQueue<Void, @Sendable () -> Signal<Output, NewFailure>>(
        remembering: (), isHeld: true
      ) { _, makeSequel, _ in
        source.dispose()
        if subscriber.isDisposed { return }
        // It gets the subscriber itself, so a long row of such steps grows nothing.
        makeSequel().start(subscriber)
      }
      subscribeToEvents(as: source) { event in
        switch answer(event) {
        case .nothing: break
        case .passing(let event): subscriber.forward(event)
        case .with(let makeSequel): sequels.send(makeSequel)
        }
      }
      sequels.deliverWaiting()
    })
  }
}

/// What to do after an event of a source.
enum Continuation<Output: Sendable, Failure: Error>: Sendable {
  case nothing
  case passing(Event<Output, Failure>)
  /// With another signal, after an ending.
  case with(@Sendable () -> Signal<Output, Failure>)
}
