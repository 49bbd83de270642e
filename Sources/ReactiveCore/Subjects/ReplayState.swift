/// What a latecomer to a subject has missed: the values that the subject remembers, and its
/// ending.
final class ReplayState<Value: Sendable, Failure: Error>: Sendable {
  /// What a newcomer has missed.
  struct Backfill: Sendable {
    let values: [Value]
    let ending: Event<Value, Failure>?

    /// Hands it to the newcomer.
    func send(to subscriber: Subscriber<Value, Failure>) {
      for value in values { subscriber.receiveUnlessDisposed(.next(value)) }
      if let ending { subscriber.receiveUnlessDisposed(ending) }
    }
  }

  /// Whether values are remembered at all.
  let keepsValues: Bool

  /// The lock protects it against threads that subscribe and send at the same time.
  private let state: Lock<State>

  /// Creates an empty past.
  ///
  /// - Parameter capacity: How many values to remember; 0 or more.
  init(capacity: Int) {
    keepsValues = capacity > 0
    state = Lock(State(replay: ReplayBuffer(capacity: capacity)))
  }

  /// The value that was sent last, if it is remembered.
  var latest: Value? { state.withLock { $0.replay.latest } }

  /// Whether an ending has been sent, so that nothing can be sent any more.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Adds an event that is sent, unless an ending was sent before.
  ///
  /// - Parameters:
  ///   - event: What is sent.
  ///   - takeTurn: Runs at the same moment, so that a newcomer either has missed the event or is
  ///     there when it is delivered.
  /// - Returns: What `takeTurn` returns; false after an ending.
  func append(_ event: Event<Value, Failure>, _ takeTurn: () -> Bool) -> Bool {
    // The value for which there is no room any more is released outside of the lock.
    let (result, _) = state.withLock { state -> (Bool, dropped: Value?) in
      if state.isClosed { return (false, nil) }
      let dropped = state.append(event)
      return (takeTurn(), dropped)
    }
    return result
  }

  /// Notes that the ending is being delivered: from now on, whoever comes is told it at once.
  func end(with ending: Event<Value, Failure>) { state.withLock { $0.ending = ending } }

  /// Returns what a newcomer has missed, and its key on the roster.
  ///
  /// - Parameter takeTurn: Gets both, and runs at the same moment; not after the end, when there is
  ///   nothing to wait for.
  /// - Returns: Both, and what `takeTurn` returns.
  func admit(_ takeTurn: (Int, Backfill) -> Bool) -> (missed: Backfill, key: Int, isOurTurn: Bool) {
    state.withLock { state in
      let missed = Backfill(values: state.replay.values, ending: state.ending)
      let key = state.nextKey
      state.nextKey += 1
      return (missed, key, missed.ending == nil && takeTurn(key, missed))
    }
  }

  private struct State: Sendable {
    var replay: ReplayBuffer<Value>
    var isClosed = false
    /// The ending, once it is being delivered.
    var ending: Event<Value, Failure>?
    var nextKey = 0

    /// Takes an event, and returns the value for which there is no room any more.
    mutating func append(_ event: Event<Value, Failure>) -> Value? {
      if case .next(let value) = event { return replay.append(value) }
      isClosed = true
      return nil
    }
  }
}
