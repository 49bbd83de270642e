// MARK: share
extension Signal {
  /// Returns a signal that runs its source once for all who listen at the same time.
  ///
  ///     source    ----1---2---3---4-|
  ///     early     ----1---2---3--
  ///     late               ---3---4-|
  ///
  /// The first subscriber starts the source. When the last one has gone, the run is torn down;
  /// whoever comes after that starts a new one. The same holds when the source has ended.
  ///
  /// - Completes: When the source does.
  /// - Fails: When the source does.
  /// - Parameter count: How many of the last values of a run a late subscriber is handed first; 0
  ///   or more.
  /// - Returns: A signal whose first subscriber starts the run, and whose last one stops it.
  /// - Complexity: O(1) to subscribe, beside what the source does; O(count) space.
  ///
  /// Elsewhere: `share(replay:)` in RxSwift, `share()` in Combine.
  public func share(replay count: Int = 0) -> Signal {
    require(count >= 0, "share(replay: \(count)) cannot be: pass 0 or more values to replay.")
    let sharing = Sharing(source: self, replayCount: count)
    return Signal(unserialized: { subscriber in sharing.admit(subscriber) })
  }
}

// MARK: Sharing
/// What all subscriptions of one shared signal have in common: the run that goes on, if there is
/// one.
///
/// It knows its run, and the run does not know it: in one class, each would keep the other alive.
private final class Sharing<Value: Sendable, Failure: Error>: Sendable {
  private struct Current: Sendable {
    let run = SharedRun()
    let subject: Subject<Value, Failure>
  }

  private let source: Signal<Value, Failure>
  private let replayCount: Int
  /// The lock protects it against listeners who come at the same time: one of them begins the run,
  /// the others join.
  private let current = Lock<Current?>(nil)

  init(source: Signal<Value, Failure>, replayCount: Int) {
    self.source = source
    self.replayCount = replayCount
  }

  // MARK: Joining
  func admit(_ subscriber: Subscriber<Value, Failure>) {
    // The run before is handed out, so that it does not die under the lock.
    let (joined, isNew, _) = current.withLock { current -> (Current, Bool, before: Current?) in
      if let current, current.run.join() { return (current, false, nil) }
      let new = Current(subject: Subject(replaying: replayCount))
      defer { current = new }
      return (new, true, current)
    }
    let run = joined.run  // the subject would keep its own listener alive
    subscriber.subscription.add { run.leave() }
    joined.subject.signal.start(subscriber)
    if isNew { begin(joined) }
  }

  // MARK: Running the source
  private func begin(_ current: Current) {
    let run = current.run
    let subject = current.subject
    run.connection.add { [shared = Weak(object: self), run = Weak(object: run)] in
      shared.object?.forget(run.object)
    }
    source.subscribeToEvents(as: run.connection) { event in
      if event.isTerminal { run.close() }
      subject.forward(event)
    }
  }

  private func forget(_ run: SharedRun?) {
    _ = current.withLock { $0?.run === run ? $0.take() : nil }
  }
}

// MARK: SharedRun
/// One run of a shared source, and how many listen to it.
private final class SharedRun: Sendable {
  let connection = Disposable()
  /// How many listen, beginning with the first; zero or less, when nobody can join any more.
  private let listeners = Lock(1)

  /// Counts one more listener, and returns false if it is too late.
  func join() -> Bool {
    listeners.withLock { listeners in
      if listeners > 0 { listeners += 1 }
      return listeners > 0
    }
  }

  /// Counts one listener fewer, and tears the run down after the last.
  func leave() {
    let isLast = listeners.withLock { listeners in
      listeners -= 1
      return listeners == 0
    }
    if isLast { connection.dispose() }
  }

  /// Lets nobody join any more: the source has ended, and tears itself down.
  func close() { listeners.withLock { $0 = 0 } }
}
