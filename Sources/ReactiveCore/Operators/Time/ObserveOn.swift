extension Signal {
  /// Returns a signal that delivers its events on a scheduler, in order.
  ///
  ///     source                  1-2-|
  ///     observe(on: main)       1-2-|      each event on the main thread
  ///
  /// A source that has ended is torn down at once, though its ending is still on its way. In one turn
  /// of the scheduler at most 64 events are delivered, of those that were there when it began. The rest
  /// waits for the next turn, so a flood does not keep the scheduler to itself.
  ///
  /// - Completes: When the source does, on the scheduler.
  /// - Fails: When the source does, on the scheduler, after the values that were sent before.
  /// - Parameter scheduler: Where the handlers run.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: At most one piece of scheduled work for each event; O(n) space for n events that
  ///   wait.
  ///
  /// Elsewhere: `deliverOn:` in ReactiveCocoa, `observe(on:)` in RxSwift and ReactiveSwift,
  /// `receive(on:)` in Combine.
  public func observe(on scheduler: any Scheduler) -> Signal {
    Signal(unserialized: { subscriber in
      let waiting = Lock(WaitingEvents<Value, Failure>())
      let work = SerialDisposable(of: subscriber.subscription)
      let turns = DeliveryQueue<Void, Void>(remembering: ()) { _, _, turns in
        for event in waiting.withLock({ $0.takeTurn() }) { subscriber.receiveUnlessDisposed(event) }
        if waiting.withLock({ $0.needsAnotherTurn() }) {
          work.begin { turn in turn.add(scheduler.schedule { turns.send(()) }) }
        }
      }
      subscribeToEvents(as: subscriber.subscription.child()) { event in
        if waiting.withLock({ $0.append(event) }) {
          work.begin { turn in turn.add(scheduler.schedule { turns.send(()) }) }
        }
      }
    })
  }
}

/// The events that wait for a scheduler, and whether a turn is asked for or under way.
private struct WaitingEvents<Value: Sendable, Failure: Error>: Sendable {
  /// A handler that takes 50 µs keeps a scheduler for 3 ms with so many, a fifth of the time that a
  /// screen has for a frame.
  private static var mostInATurn: Int { 64 }

  private var events = Backlog<Event<Value, Failure>>()
  private var isTurnComing = false

  /// Adds an event, and returns whether to ask for a turn.
  mutating func append(_ event: Event<Value, Failure>) -> Bool {
    events.append(event)
    defer { isTurnComing = true }
    return !isTurnComing
  }

  /// Returns the events of one turn, the oldest first.
  mutating func takeTurn() -> [Event<Value, Failure>] {
    var turn: [Event<Value, Failure>] = []
    while turn.count < Self.mostInATurn, let event = events.popFirst() { turn.append(event) }
    return turn
  }

  /// Ends a turn, and returns whether to ask for another one.
  mutating func needsAnotherTurn() -> Bool {
    isTurnComing = !events.isEmpty
    return isTurnComing
  }
}
