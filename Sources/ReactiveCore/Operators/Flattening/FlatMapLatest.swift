import Synchronization

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
  /// Source: `switchToLatest` of a mapped signal in ReactiveCocoa and Combine, `flatMapLatest` in
  /// RxSwift.
  public func flatMapLatest<Output>(
    _ transform: @escaping @Sendable (Value) -> Signal<Output, Failure>
  ) -> Signal<Output, Failure> {
    Signal<Output, Failure>(unserialized: { subscriber in
      let output = subscriber.untilEnded()
      let parts = LatestParts(of: subscriber.subscription)
      let steps = DeliveryQueue<Disposable?, LatestStep<Output, Failure>>(
        remembering: nil
      ) { current, step, _ in
        if subscriber.isDisposed { return }
        switch step {
        case .innerBegins(let inner): current = inner
        case .inner(let inner, _) where inner !== current: return  // A newer one has begun.
        case .inner(_, .completed):
          current = nil
          if parts.isSourceOver.load(ordering: .acquiring) { output.complete() }
        case .inner(_, let event): output.forward(event)
        case .sourceFails(let error): output.fail(error)
        case .sourceCompletes: if current == nil { output.complete() }
        }
      }
      subscriber.subscribe(to: self, within: parts.whole) { event in
        switch event {
        case .next(let value):
          let inner = Disposable()
          parts.running.hold(inner)
          if inner.isDisposed { return }
          steps.send(.innerBegins(inner))
          transform(value).start(
            Subscriber(subscription: inner) { event in
              switch event {
              case .next: steps.send(.inner(inner, event))
              case .failed:
                // If a newer one has begun on another thread, this one's failure no longer counts.
                guard parts.running.close(ifHolding: inner) else { return }
                steps.send(.inner(inner, event))
                inner.dispose()
                parts.whole.dispose()
              case .completed:
                steps.send(.inner(inner, event))
                // It is torn down at once, also if its completion waits, unless the whole ends
                // with it (law 4).
                if !parts.isSourceOver.load(ordering: .acquiring) { inner.dispose() }
              }
            })
        case .failed(let error):
          steps.send(.sourceFails(error))
          parts.whole.dispose()
        case .completed:
          parts.isSourceOver.store(true, ordering: .releasing)
          steps.send(.sourceCompletes)
        }
      }
    })
  }
}

/// What `flatMapLatest` has to stop, and when.
private final class LatestParts: Sendable {
  /// The source and the inner signal.
  let whole = Disposable()
  /// The inner signal that runs.
  let running: SerialDisposable
  let isSourceOver = Atomic(false)

  init(of subscription: Disposable) {
    subscription.add(whole)
    running = SerialDisposable(of: whole)
  }
}

/// What happens to `flatMapLatest`; an inner signal is known by its subscription.
private enum LatestStep<Output: Sendable, Failure: Error>: Sendable {
  case innerBegins(Disposable)
  case inner(Disposable, Event<Output, Failure>)
  case sourceFails(Failure)
  case sourceCompletes
}
