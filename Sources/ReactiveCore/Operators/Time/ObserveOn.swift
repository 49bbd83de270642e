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
      let handover = Handover<Event<Value, Failure>>()
      let work = SerialDisposable(of: subscriber.subscription)
      // What comes meanwhile gets a turn of its own, so a flood leaves the scheduler time for others.
      let turns = DeliveryQueue<Void, Void>(remembering: ()) { _, _, turns in
        for event in handover.takeAll() { subscriber.receiveUnlessDisposed(event) }
        if handover.isOver() { return }
        work.begin { turn in turn.add(scheduler.schedule { turns.send(()) }) }
      }
      subscriber.subscribe(to: self) { event in
        if !handover.add(event) { return }
        work.begin { turn in turn.add(scheduler.schedule { turns.send(()) }) }
      }
    })
  }
}

/// What waits to be delivered on a scheduler.
private final class Handover<Item: Sendable>: Sendable {
  private struct State: Sendable {
    var items: [Item] = []
    /// Whether somebody is to come for what waits.
    var isAwaited = false
  }

  private let state = Lock(State())

  /// Adds an item, and returns whether nobody is to come for it yet.
  func add(_ item: Item) -> Bool {
    state.withLock { state in
      state.items.append(item)
      defer { state.isAwaited = true }
      return !state.isAwaited
    }
  }

  /// Takes what waits now.
  func takeAll() -> [Item] {
    state.withLock { state in
      defer { state.items = [] }
      return state.items
    }
  }

  /// Whether nothing has come since; then nobody is to come again.
  func isOver() -> Bool {
    state.withLock { state in
      state.isAwaited = !state.items.isEmpty
      return !state.isAwaited
    }
  }
}
