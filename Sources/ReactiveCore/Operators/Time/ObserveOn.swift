extension Signal {
  /// Returns a signal that delivers its events on a scheduler, in order.
  ///
  ///     source                  1-2-|
  ///     observe(on: main)       1-2-|      each event on the main thread
  ///
  /// A source that has ended is torn down at once, though its ending is still on its way. What comes
  /// while others are delivered waits for the scheduler's next turn, so a flood does not keep the
  /// scheduler to itself.
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
      // What waits for the scheduler's next turn; nil if no turn is asked for.
      let waiting = Lock<[Event<Value, Failure>]?>(nil)
      let work = SerialDisposable(of: subscriber.subscription)
      // What comes meanwhile gets a turn of its own, so a flood leaves the scheduler time for others.
      let turns = DeliveryQueue<Void, Void>(remembering: ()) { _, _, turns in
        let batch = waiting.withLock { waiting in
          defer { waiting = [] }
          return waiting ?? []
        }
        for event in batch { subscriber.receiveUnlessDisposed(event) }
        let isOver = waiting.withLock { waiting in
          if waiting?.isEmpty == true { waiting = nil }
          return waiting == nil
        }
        if !isOver { work.begin { turn in turn.add(scheduler.schedule { turns.send(()) }) } }
      }
      subscribeToEvents(as: subscriber.subscription.child()) { event in
        let isFirst = waiting.withLock { waiting in
          if waiting == nil {
            waiting = [event]
            return true
          }
          waiting?.append(event)
          return false
        }
        if isFirst { work.begin { turn in turn.add(scheduler.schedule { turns.send(()) }) } }
      }
    })
  }
}
