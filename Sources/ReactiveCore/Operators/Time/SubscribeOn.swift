extension Signal {
  /// Returns a signal that subscribes to its source on a scheduler: where the producer's work
  /// begins.
  ///
  ///     source                  1-2-|
  ///     subscribe(on: queue)    1-2-|      the producer runs on the queue
  ///
  /// - Completes: When the source does.
  /// - Fails: When the source does.
  /// - Parameter scheduler: Where to subscribe.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: One piece of scheduled work for each subscription.
  ///
  /// Elsewhere: `subscribeOn:` in ReactiveCocoa, `subscribe(on:)` in RxSwift, `start(on:)` in
  /// ReactiveSwift.
  public func subscribe(on scheduler: any Scheduler) -> Signal {
    Signal(unserialized: { subscriber in
      subscriber.subscription.add(scheduler.schedule { start(subscriber) })
    })
  }
}
