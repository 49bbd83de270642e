// MARK: Two signals
/// Returns a signal that pairs the first values of two signals, then the second ones, and so on.
///
///     first     1---2-----3-|
///     second    --a---b|
///     pairs     --x---y|             x = (1, a), y = (2, b)
///
/// - Completes: As soon as no further pair can come: one has completed, and all its values are
///   paired.
/// - Fails: As soon as either source fails; the other is disposed.
/// - Parameters:
///   - first: The source of the first value in each pair. It is subscribed first.
///   - second: The source of the second value in each pair.
/// - Returns: A signal as cold or hot as its sources.
/// - Complexity: O(1) for each event; O(n) space, if one source is n values ahead.
public func zip<First, Second, Failure>(
  _ first: Signal<First, Failure>, _ second: Signal<Second, Failure>
) -> Signal<(First, Second), Failure> {
  Signal(unserialized: { subscriber in
    subscriber.subscribe(
      to: first, and: second, remembering: Pairing<First, Second>()
    ) { waiting, input, output in
      switch input {
      case .first(.next(let value)): waiting.firsts.append(value)
      case .second(.next(let value)): waiting.seconds.append(value)
      case .first(.failed(let error)), .second(.failed(let error)): return output.fail(error)
      case .first(.completed): waiting.firsts.isClosed = true
      case .second(.completed): waiting.seconds.isClosed = true
      }
      if let pair = waiting.removePair() { output.send(pair) }
      let noPairCanCome = waiting.firsts.isExhausted || waiting.seconds.isExhausted
      if noPairCanCome { output.complete() }
    }
  })
}

/// What `zip` of two signals remembers: the values that wait for their partners.
private struct Pairing<First: Sendable, Second: Sendable>: Sendable {
  var firsts = Backlog<First>()
  var seconds = Backlog<Second>()

  mutating func removePair() -> (First, Second)? {
    if firsts.isEmpty || seconds.isEmpty { return nil }
    guard let first = firsts.popFirst(), let second = seconds.popFirst() else { return nil }
    return (first, second)
  }
}

// MARK: Three signals
/// Returns a signal that sends the first values of three signals together, then the second ones,
/// and so on.
///
///     first    1---4---|
///     second   -2----5-|
///     third    --3----6|
///     sent     --x----y|    x = (1, 2, 3), y = (4, 5, 6)
///
/// - Completes: As soon as no further triple can come: one source has completed, and all its values
///   were sent.
/// - Fails: As soon as any source fails; the others are disposed.
/// - Parameters:
///   - first: The source of the first value in each triple.
///   - second: The source of the second value.
///   - third: The source of the third value.
/// - Returns: A signal as cold or hot as its sources.
/// - Complexity: O(1) for each event; O(n) space, if one source is n values ahead.
public func zip<First, Second, Third, Failure>(
  _ first: Signal<First, Failure>, _ second: Signal<Second, Failure>,
  _ third: Signal<Third, Failure>
) -> Signal<(First, Second, Third), Failure> {
  typealias Value = OneOf<First, Second, Third, Never>
  return zip([first.map(Value.first), second.map(Value.second), third.map(Value.third)])
    .map(Value.triple)
}

// MARK: Any number of signals
/// Returns a signal that sends the first values of any number of signals as an array, then the
/// second ones, and so on.
///
///     first    1---4---|
///     second   -2----5-|
///     third    --3----6|
///     sent     --x----y|    x = [1, 2, 3], y = [4, 5, 6]
///
/// - Completes: As soon as no further array can come: one source has completed, and all its values
///   were sent; at once, after an empty array, if there are no sources.
/// - Fails: As soon as any source fails; the others are disposed.
/// - Parameter signals: The sources, all of one type.
/// - Returns: A signal as cold or hot as its sources.
/// - Complexity: O(1) bookkeeping for each event, and O(n) for the array that is sent, with n
///   sources; O(m) space, for m values that wait for others.
public func zip<Value, Failure>(_ signals: [Signal<Value, Failure>]) -> Signal<[Value], Failure> {
  if signals.isEmpty { return .just([]) }
  return Signal(unserialized: { subscriber in
    let count = signals.count
    let memory = WaitingForOthers<Value>(
      backlogs: Array(repeating: Backlog(), count: count), missing: count)
    subscriber.subscribe(to: signals, remembering: memory) { waiting, index, event, output in
      switch event {
      case .next(let value): waiting.append(value, at: index)
      case .failed(let error): return output.fail(error)
      case .completed: waiting.close(index)
      }
      if waiting.missing == 0 { output.send(waiting.removeFirstOfEach()) }
      if waiting.isExhausted { output.complete() }
    }
  })
}

/// What `zip` of many signals remembers between events.
private struct WaitingForOthers<Value: Sendable>: Sendable {
  var backlogs: [Backlog<Value>]
  /// How many sources have no value that waits.
  var missing: Int
  /// Whether a source has completed, and none of its values waits.
  var isExhausted = false

  mutating func append(_ value: Value, at index: Int) {
    if backlogs[index].isEmpty { missing -= 1 }
    backlogs[index].append(value)
  }

  mutating func close(_ index: Int) {
    backlogs[index].isClosed = true
    if backlogs[index].isExhausted { isExhausted = true }
  }

  mutating func removeFirstOfEach() -> [Value] {
    let values = backlogs.indices.compactMap { backlogs[$0].popFirst() }
    missing = backlogs.count { $0.isEmpty }
    isExhausted = backlogs.contains { $0.isExhausted }
    return values
  }
}
