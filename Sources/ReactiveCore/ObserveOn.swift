extension Signal {
  /// Returns a signal that delivers its events on a scheduler, in order.
  ///
  /// - Completes: When the source does, on the scheduler.
  /// - Fails: When the source does, on the scheduler, after the values that were sent before.
  /// - Parameter scheduler: Where the handlers run.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: At most one piece of scheduled work for each event; O(n) space for n events that wait.
  ///
  /// Source: `deliverOn:` in ReactiveCocoa, `observe(on:)` in RxSwift and ReactiveSwift, `receive(on:)`
  /// in Combine.
  public func observe(on scheduler: some Scheduler) -> Signal {
    Signal(unserialized: { subscriber in
      let line = Lock(WaitingLine<Event<Value, Failure>>())
      let delivery = CurrentSubscription(of: subscriber.subscription)
      subscriber.subscribe(to: self) { event in
        guard line.withLock({ $0.enter(event) }) else { return }
        delivery.hold(
          scheduler.schedule {
            if !subscriber.isDisposed { subscriber.forward(event) }
            while let events = line.withLock({ $0.takeWaiting() }) {
              for event in events where !subscriber.isDisposed { subscriber.forward(event) }
            }
          })
      }
    })
  }

  /// Returns a signal that subscribes to its source on a scheduler: where the producer's work begins.
  ///
  /// - Completes: When the source does.
  /// - Fails: When the source does.
  /// - Parameter scheduler: Where to subscribe.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: One piece of scheduled work for each subscription.
  ///
  /// Source: `subscribeOn:` in ReactiveCocoa, `subscribe(on:)` in RxSwift, `start(on:)` in ReactiveSwift.
  public func subscribe(on scheduler: some Scheduler) -> Signal {
    Signal(unserialized: { subscriber in
      subscriber.subscription.add(scheduler.schedule { start(subscriber) })
    })
  }

  /// Subscribes on a scheduler now, without waiting for a subscriber, and remembers what is sent.
  ///
  /// - Completes: When the source does.
  /// - Fails: When the source does.
  /// - Parameter scheduler: Where to subscribe.
  /// - Returns: A hot signal that begins with all that was sent before.
  /// - Complexity: O(n) space for n values.
  ///
  /// Source: `startEagerlyWithScheduler:` in ReactiveCocoa.
  public func startEagerly(on scheduler: some Scheduler) -> Signal {
    let memory = ReplaySubject<Value, Failure>(bufferSize: .max)
    subscribe(on: scheduler).subscribeToEvents { memory.forward($0) }
    return memory.signal
  }
}
