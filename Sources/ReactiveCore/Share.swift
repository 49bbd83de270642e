extension Signal {
  /// Returns a signal that runs its source once for all who listen at the same time.
  ///
  ///     source    ----1---2---3---4-|
  ///     early     ----1---2---3--
  ///     late               ---3---4-|
  ///
  /// The first subscriber starts the source. When the last one has gone, the run is torn down; who comes after
  /// that starts a new one. The same holds when the source has ended.
  ///
  /// - Completes: When the source does.
  /// - Fails: When the source does.
  /// - Parameter count: How many of the last values of a run a late subscriber is handed first; 0 or more.
  /// - Returns: A signal that is hot while somebody listens.
  /// - Complexity: O(1) to subscribe, beside what the source does; O(count) space.
  ///
  /// Source: `share(replay:)` in RxSwift, `share()` in Combine.
  public func share(replay count: Int = 0) -> Signal {
    require(count >= 0, "share(replay: \(count)) cannot be: pass 0 or more values to replay.")
    let sharing = Sharing(source: self, replayCount: count)
    return Signal(unserialized: { subscriber in sharing.admit(subscriber) })
  }

  /// Returns a signal that runs its source once for ever, from the first subscription on, and remembers.
  ///
  /// That all have gone does not end the run, and who comes after its end is handed what is remembered.
  ///
  /// - Completes: When the source does.
  /// - Fails: When the source does.
  /// - Parameter count: How many of the last values a late subscriber is handed first; 0 or more, all by default.
  /// - Returns: A signal that is hot once it runs.
  /// - Complexity: O(count) to subscribe, beside what the source does; O(count) space.
  ///
  /// Source: `replayLazily` in ReactiveCocoa and ReactiveSwift.
  public func replayLazily(_ count: Int = .max) -> Signal {
    require(count >= 0, "replayLazily(\(count)) cannot be: pass 0 or more values to replay.")
    let memory = multicast(Subject(replaying: count))
    return Signal(unserialized: { subscriber in
      memory.signal.start(subscriber)
      memory.connect()
    })
  }
}

/// What all subscriptions of one shared signal have in common: the run that goes on, if there is one.
private final class Sharing<Value: Sendable, Failure: Error>: Sendable {
  typealias Current = (run: SharedRun, subject: Subject<Value, Failure>)

  private let source: Signal<Value, Failure>
  private let replayCount: Int
  private let current = Lock<Current?>(nil)

  init(source: Signal<Value, Failure>, replayCount: Int) {
    self.source = source
    self.replayCount = replayCount
  }

  func admit(_ subscriber: Subscriber<Value, Failure>) {
    let new = (run: SharedRun(), subject: Subject<Value, Failure>(replaying: replayCount))
    let (joined, _) = current.withLock { current -> (Current, Current?) in
      let old = current
      if let old, old.run.join() { return (old, old) }
      current = new
      return (new, old)
    }
    let (run, subject) = joined
    subscriber.subscription.add { run.leave() }
    subject.signal.start(subscriber)
    if run !== new.run { return }
    run.connection.add { [weak self, weak run] in self?.forget(run) }
    source.subscribeToEvents(as: run.connection) { event in
      if event.isTerminal { run.close() }
      subject.forward(event)
    }
  }

  private func forget(_ run: SharedRun?) {
    _ = current.withLock { $0?.run === run ? $0.take() : nil }
  }
}

/// One run of a shared source, and how many listen to it.
private final class SharedRun: Sendable {
  let connection = Disposable()
  /// The number of those who listen, beginning with the first, and whether more can join.
  private let listeners = Lock((count: 1, isOpen: true))

  /// Counts one more listener, and returns false if it is too late.
  func join() -> Bool {
    listeners.withLock { listeners in
      if listeners.isOpen { listeners.count += 1 }
      return listeners.isOpen
    }
  }

  /// Counts one listener less, and tears the run down after the last.
  func leave() {
    let isLast = listeners.withLock { listeners in
      listeners.count -= 1
      if listeners.count == 0 { listeners.isOpen = false }
      return listeners.count == 0
    }
    if isLast { connection.dispose() }
  }

  /// Lets nobody join any more: the source has ended.
  func close() { listeners.withLock { $0.isOpen = false } }
}
