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

  /// Returns what comes next for a newcomer, which asks until it has joined or is told the ending.
  ///
  /// Its place on the roster is reserved when it first asks: whoever subscribes while it is handed the
  /// past stands after it. What is sent meanwhile is kept for it, also if that is more than a latecomer
  /// gets.
  ///
  /// - Parameters:
  ///   - key: The key under which it joins; nil when it first asks.
  ///   - join: Gets that key, and runs at the moment at which it has missed nothing more.
  /// - Returns: What it has missed, the ending, or the key under which it has joined.
  func admit(_ key: inout Int?, join: (Int) -> Void) -> Admission {
    state.withLock { state in
      let (place, missed) = state.takeMissed(by: key)
      key = place
      if !missed.isEmpty { return .missed(missed) }
      if let ending = state.ending { return .ended(ending) }
      join(place)
      return .joined(place)
    }
  }

  // MARK: State
  private struct State: Sendable {
    var replay: ReplayBuffer<Value>
    var isClosed = false
    var version = 0
    /// The ending, once it is being delivered.
    var ending: Event<Value, Failure>?
    private var nextKey = 0
    /// Those who are being handed the past, and for each what was sent meanwhile.
    ///
    /// There is one for each `subscribe` that has not returned yet.
    private var newcomers: [(key: Int, missed: [Value])] = []

    init(replay: ReplayBuffer<Value>) { self.replay = replay }

    /// Takes an event, and returns the value for which there is no room any more.
    mutating func append(_ event: Event<Value, Failure>) -> Value? {
      version += 1
      if case .next(let value) = event {
        if !newcomers.isEmpty { keep(value) }
        return replay.append(value)
      }
      isClosed = true
      return nil
    }

    /// Keeps a value for each newcomer.
    private mutating func keep(_ value: Value) {
      for index in newcomers.indices { newcomers[index].missed.append(value) }
    }

    /// Returns the key of a newcomer, and what it has missed since it asked before; at first, a new
    /// key and what is replayed.
    mutating func takeMissed(by key: Int?) -> (key: Int, missed: [Value]) {
      guard let key else {
        let new = nextKey
        nextKey += 1
        let past = replay.values
        if !past.isEmpty { newcomers.append((new, [])) }
        return (new, past)
      }
      guard let index = newcomers.firstIndex(where: { $0.key == key }) else { return (key, []) }
      let missed = newcomers[index].missed
      if missed.isEmpty { newcomers.remove(at: index) } else { newcomers[index].missed = [] }
      return (key, missed)
    }
  }
}
