extension Signal {
  /// Returns a signal that makes a signal of each value and sends what the latest of these sends.
  ///
  ///     source           1-----2------|
  ///     1 becomes        -a--a--a--|
  ///     2 becomes              -b--b|
  ///     flatMapLatest    -a--a--b--b--|
  ///
  /// A new value disposes the inner signal before it: an old answer never comes after a new
  /// question.
  ///
  /// - Completes: When the source and the latest inner signal have completed.
  /// - Fails: As soon as the source or the latest inner signal fails.
  /// - Parameter transform: Makes the inner signal from a value. It is subscribed at once.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each event; O(1) space.
  ///
  /// Elsewhere: `switchToLatest` of a mapped signal in ReactiveCocoa and Combine, `flatMapLatest` in
  /// RxSwift.
  public func flatMapLatest<Output>(
    _ transform: @escaping @Sendable (Value) -> Signal<Output, Failure>
  ) -> Signal<Output, Failure> {
    Signal<Output, Failure>(unserialized: { subscriber in
      let output = subscriber.untilEnded()
      let whole = subscriber.subscription.child()
      let source = whole.child()
      // `running` is what a newer one stops, now; `latest` is whose events count, in their turn.
      let running = SerialDisposable(of: whole)
      let steps = DeliveryQueue<
        (latest: Disposable?, isSourceOver: Bool), LatestStep<Output, Failure>
      >(remembering: (nil, false)) { memory, step, _ in
        switch step {
        case .source(.next(let inner)): memory.latest = inner
        case .source(.failed(let error)): output.fail(error)
        case .source(.completed):
          memory.isSourceOver = true
          if memory.latest == nil { output.complete() }
        case .inner(let inner, _) where inner !== memory.latest: return  // A newer one has begun.
        case .inner(_, .completed):
          memory.latest = nil
          if memory.isSourceOver { output.complete() }
        case .inner(_, let event): output.forward(event)
        }
      }
      subscribeToEvents(as: source) { event in
        switch event {
        case .next(let value):
          let inner = Disposable()
          running.hold(inner)
          if inner.isDisposed { return }
          steps.send(.source(.next(inner)))
          transform(value).start(
            Subscriber(subscription: inner) { event in
              if event.isFailure {
                // If a newer one has begun on another thread, this one's failure no longer counts.
                guard running.close(ifHolding: inner) else { return }
                whole.add(inner)
              }
              steps.send(.inner(inner, event))
              // It is torn down at once, also if its ending waits (law 4).
              if event.isTerminal { inner.dispose() }
              if event.isFailure { whole.dispose() }
            })
        case .failed(let error):
          steps.send(.source(.failed(error)))
          whole.dispose()
        case .completed: steps.send(.source(.completed))
        }
      }
    })
  }
}

/// What happens to `flatMapLatest`; an inner signal is known by its subscription.
private enum LatestStep<Output: Sendable, Failure: Error>: Sendable {
  case source(Event<Disposable, Failure>)
  case inner(Disposable, Event<Output, Failure>)
}
