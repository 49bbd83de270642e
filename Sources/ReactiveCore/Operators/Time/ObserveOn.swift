extension Signal {
  /// Returns a signal that delivers its events on a scheduler, in order.
  ///
  ///     source                  1-2-|
  ///     observe(on: main)       1-2-|      each event on the main thread
  ///
  /// A source that has ended is torn down at once, though its ending is still on its way.
  ///
  /// - Completes: When the source does, on the scheduler.
  /// - Fails: When the source does, on the scheduler, after the values that were sent before.
  /// - Parameter scheduler: Where the handlers run.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: At most one piece of scheduled work for each event; O(n) space for n events that
  ///   wait.
  ///
  /// Source: `deliverOn:` in ReactiveCocoa, `observe(on:)` in RxSwift and ReactiveSwift,
  /// `receive(on:)` in Combine.
  public func observe(on scheduler: any Scheduler) -> Signal {
    Signal(unserialized: { subscriber in
      let events = DeliveryQueue<Void, Event<Value, Failure>>(remembering: ()) { _, event, _ in
        subscriber.receiveUnlessDisposed(event)
      }
      let turn = SerialDisposable(of: subscriber.subscription)
      subscriber.subscribe(to: self) { event in
        if events.takeTurn(orEnqueue: event) {
          turn.hold(scheduler.schedule { events.begin(with: event) })
        }
      }
    })
  }
}
