// MARK: ReplayState
/// What a subject knows beside its roster: the last values and the ending, for latecomers, and under
/// which key the next one joins.
final class ReplayState<Value: Sendable, Failure: Error>: Sendable {
  /// What comes next for a newcomer.
  enum Admission: Sendable {
    /// It is handed these values, then asks again.
    case missed([Value])
    /// It comes too late, and is told the ending.
    case ended(Event<Value, Failure>)
    /// It has joined under this key.
    case joined(Int)
  }

  /// Whether values are remembered at all.
  let keepsValues: Bool

  /// The lock protects it against threads that subscribe and send at the same time.
  private let state: Lock<State>

  /// Creates an empty state.
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

  /// How many events have been sent.
  var version: Int { state.withLock { $0.version } }

  // MARK: In one step with the queue
  /// Adds an event that is sent, unless an ending was sent before.
  ///
  /// - Parameters:
  ///   - event: What is sent.
  ///   - version: How many events must have been sent before; nil for any number.
  ///   - takeTurn: Runs at the same moment, so that a newcomer either has missed the event or is
  ///     there when it is delivered.
  /// - Returns: What `takeTurn` returns; nil if the event was not added.
  func append(
    _ event: Event<Value, Failure>, ifVersionIs version: Int?, _ takeTurn: () -> Bool
  ) -> Bool? {
    // The value for which there is no room any more is released outside of the lock.
    let (result, _) = state.withLock { state -> (Bool?, dropped: Value?) in
      if state.isClosed { return (nil, nil) }
      if let version, version != state.version { return (nil, nil) }
      let dropped = state.append(event)
      return (takeTurn(), dropped)
    }
    return result
  }

  /// Notes that the ending is being delivered: from now on, whoever comes is told it at once.
  func end(with ending: Event<Value, Failure>) { state.withLock { $0.ending = ending } }

  /// Says what comes next for a newcomer, who is to ask until it has joined or is told the ending.
  ///
  /// All that is sent before it asks again is kept for it, also if that is more than a latecomer
  /// gets.
  ///
  /// - Parameters:
  ///   - seen: How much it was handed of what was sent since it came; nil at first.
  ///   - join: Gets the key under which it joins, and runs at the moment at which it has missed
  ///     nothing more.
  /// - Returns: What it has missed, the ending, or its place on the roster.
  func admit(_ seen: inout Int?, join: (Int) -> Void) -> Admission {
    // What was kept and is needed by nobody now is released outside of the lock.
    let (next, _) = state.withLock { state -> (Admission, unneeded: [Value]) in
      let missed = state.takeMissed(&seen)
      if !missed.isEmpty { return (.missed(missed), []) }
      let unneeded = state.takeUnneeded(seen)
      if let ending = state.ending { return (.ended(ending), unneeded) }
      let key = state.nextKey
      state.nextKey += 1
      join(key)
      return (.joined(key), unneeded)
    }
    return next
  }

  // MARK: State
  private struct State: Sendable {
    var replay: ReplayBuffer<Value>
    var isClosed = false
    var version = 0
    /// The ending, once it is being delivered.
    var ending: Event<Value, Failure>?
    var nextKey = 0
    /// How many newcomers are being handed what they have missed.
    var newcomers = 0
    /// What is sent while there are such newcomers.
    var meanwhile: [Value] = []

    /// Takes an event, and returns the value for which there is no room any more.
    mutating func append(_ event: Event<Value, Failure>) -> Value? {
      version += 1
      if case .next(let value) = event {
        if newcomers > 0 { meanwhile.append(value) }
        return replay.append(value)
      }
      isClosed = true
      return nil
    }

    /// Returns what a newcomer has missed since it asked before; at first, what is replayed.
    mutating func takeMissed(_ seen: inout Int?) -> [Value] {
      let missed = seen.map { Array(meanwhile[$0...]) } ?? replay.values
      if missed.isEmpty { return [] }
      if seen == nil { newcomers += 1 }
      seen = meanwhile.count
      return missed
    }

    /// Returns what nobody needs any more when a newcomer has missed nothing more.
    mutating func takeUnneeded(_ seen: Int?) -> [Value] {
      if seen == nil { return [] }
      newcomers -= 1
      if newcomers > 0 { return [] }
      defer { meanwhile = [] }
      return meanwhile
    }
  }
}
