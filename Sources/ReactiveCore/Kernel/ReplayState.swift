// MARK: ReplayState
/// What a subject keeps besides its roster: the last values and the ending, which latecomers get, and
/// the key for the next subscriber.
final class ReplayState<Value: Sendable, Failure: Error>: Sendable {
  /// The answer to a newcomer: a subscriber that asks to join.
  enum Admission: Sendable {
    /// It has missed these values. It has to be sent them, and then ask again.
    case missed([Value])
    /// The subject has ended. The newcomer has to be sent this ending, and does not join.
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
  ///   - takeTurn: Takes the turn in the subject's queue. It runs under the same lock, so a newcomer
  ///     either has missed the event or is on the roster when it is delivered.
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

  /// Notes that the ending is being delivered: whoever subscribes from now on gets it at once.
  func end(with ending: Event<Value, Failure>) { state.withLock { $0.ending = ending } }

  /// Lets a newcomer join the roster if it has missed nothing, and otherwise returns what it has
  /// missed.
  ///
  /// The subject calls this again and again, until the newcomer has joined or has got the ending.
  /// The first call reserves the newcomer's place, so that whoever subscribes while it is being sent
  /// the past stands after it. Values that are sent meanwhile are kept for it, even if they are more
  /// than a latecomer gets.
  ///
  /// - Parameters:
  ///   - key: The key of the newcomer; nil in the first call, which sets it.
  ///   - join: Puts the newcomer on the roster under that key. It runs under the lock.
  /// - Returns: What the newcomer has missed, the ending, or the key under which it has joined.
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
    /// The subscribers that are being sent the past, and for each what was sent meanwhile.
    ///
    /// There is one for each call of `subscribe` that has not returned yet.
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
