// MARK: flatMap
extension Signal {
  /// Returns a signal that makes a signal of each value and runs a limited number of these at a
  /// time.
  ///
  ///     source                       1-2-3-----|
  ///     1 becomes                    a------a|
  ///     2 becomes                      b--b|
  ///     3 becomes                          c-c|
  ///     flatMap(maxConcurrent: 2)    a-b--bcac-|
  ///
  /// A value that comes while that many run waits for its turn. With a limit of one this is
  /// `concatMap`.
  ///
  /// - Completes: When the source and all inner signals have completed.
  /// - Fails: As soon as any of them fails; the others are disposed.
  /// - Parameters:
  ///   - limit: How many inner signals may run at the same time; 1 or more.
  ///   - transform: Makes the inner signal from a value, when its turn has come.
  /// - Returns: A signal as cold or hot as its source.
  /// - Complexity: O(1) for each event; O(n) space for n values that wait or run.
  ///
  /// Elsewhere: `flatten:` in ReactiveCocoa, `merge(maxConcurrent:)` in RxSwift,
  /// `flatMap(maxPublishers:)` in Combine.
  public func flatMap<Output>(
    maxConcurrent limit: Int,
    _ transform: @escaping @Sendable (Value) -> Signal<Output, Failure>
  ) -> Signal<Output, Failure> {
    require(limit > 0, "flatMap(maxConcurrent: \(limit)) cannot be: pass 1 or more.")
    return Signal<Output, Failure>(unserialized: { subscriber in
      let output = subscriber.serialized()
      let sources = subscriber.subscription.child()
      let source = sources.child()
      let line = Lock(WaitingLine<Value>(limit: limit))
      // Inner signals begin one after another, in a loop: one may end, and the source may send, while
      // another is being subscribed.
      let beginnings = DeliveryQueue<Void, Value>(remembering: ()) { _, value, beginnings in
        let inner = sources.child()
        if subscriber.isDisposed || inner.isDisposed { return }
        transform(value).start(
          Subscriber(subscription: inner) { event in
            guard case .completed = event else {
              output.forward(event)
              // The failure may have to wait, so it stops everything else at once (law 4).
              if event.isFailure { sources.dispose() }
              return
            }
            let sequel = line.withLock { $0.leave() }
            // The last one is torn down with the whole (law 4), the others at once.
            if case .allHaveEnded = sequel { return output.complete() }
            inner.dispose()
            if case .starts(let next) = sequel { beginnings.send(next) }
          })
      }
      subscribeToEvents(as: source) { event in
        switch event {
        case .next(let value): if line.withLock({ $0.enter(value) }) { beginnings.send(value) }
        case .failed(let error):
          output.fail(error)
          sources.dispose()
        case .completed: if line.withLock({ $0.close() }) { output.complete() }
        }
      }
    })
  }
}

// MARK: WaitingLine
/// How many inner signals run, and the values that wait until there is room for theirs.
private struct WaitingLine<Value: Sendable>: Sendable {
  /// What comes after an inner signal has ended.
  enum Sequel: Sendable {
    case starts(Value)
    case noneWaits
    /// The source has completed, and no other inner signal is left.
    case allHaveEnded
  }

  let limit: Int
  private var running = 0
  private var waiting = Backlog<Value>()

  init(limit: Int) { self.limit = limit }

  /// Takes a value; if this returns true, its inner signal is to begin now.
  mutating func enter(_ value: Value) -> Bool {
    if running == limit {
      waiting.append(value)
      return false
    }
    running += 1
    return true
  }

  /// Notes that an inner signal has ended, whose room is for the next one.
  mutating func leave() -> Sequel {
    if let next = waiting.popFirst() { return .starts(next) }
    running -= 1
    return running == 0 && waiting.isClosed ? .allHaveEnded : .noneWaits
  }

  /// Notes that the source has completed, and returns whether it is all over.
  mutating func close() -> Bool {
    waiting.isClosed = true
    return running == 0
  }
}
