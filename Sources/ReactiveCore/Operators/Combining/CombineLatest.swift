// MARK: Two signals
/// Returns a signal that pairs the latest values of two signals.
///
/// It sends its first pair when both sources have sent a value, and a new pair each time either
/// sends another:
///
///     first     1---2-----|
///     second    --a---b---|
///     pairs     --x-y-z---|      x = (1, a), y = (2, a), z = (2, b)
///
/// - Completes: When both sources have completed, or as soon as one completes without a value,
///   since no pair can follow.
/// - Fails: As soon as either source fails; the other is disposed.
/// - Parameters:
///   - first: The source of the first value in each pair. It is subscribed first.
///   - second: The source of the second value in each pair.
/// - Returns: A signal as cold or hot as its sources.
/// - Complexity: O(1) for each event; O(1) space, one value for each source.
public func combineLatest<First, Second, Failure>(
  _ first: Signal<First, Failure>, _ second: Signal<Second, Failure>
) -> Signal<(First, Second), Failure> {
  Signal(unserialized: { subscriber in
    subscriber.subscribe(
      to: first, and: second, remembering: Latest<First, Second>()
    ) { latest, input, output in
      switch input {
      case .first(.next(let value)): latest.first = value
      case .second(.next(let value)): latest.second = value
      case .first(.failed(let error)), .second(.failed(let error)): return output.fail(error)
      case .first(.completed):
        if latest.noteEnd(of: latest.first) { output.complete() }
        return
      case .second(.completed):
        if latest.noteEnd(of: latest.second) { output.complete() }
        return
      }
      if let first = latest.first, let second = latest.second { output.send((first, second)) }
    }
  })
}

/// What `combineLatest` of two signals remembers between events.
private struct Latest<First: Sendable, Second: Sendable>: Sendable {
  var first: First?
  var second: Second?
  private var running = 2

  /// Notes that a source has completed, and returns whether no pair can follow.
  mutating func noteEnd<Value>(of latest: Value?) -> Bool {
    running -= 1
    return latest == nil || running == 0
  }
}

// MARK: Three and four signals
/// Returns a signal that sends the latest values of three signals together.
///
///     first    1----4--|
///     second   -2----5-|
///     third    --3----6|
///     sent     --x--yzw|    x = (1, 2, 3), y = (4, 2, 3), z = (4, 5, 3), w = (4, 5, 6)
///
/// - Completes: When all sources have completed, or as soon as one completes without a value.
/// - Fails: As soon as any source fails; the others are disposed.
/// - Parameters:
///   - first: The source of the first value in each triple.
///   - second: The source of the second value.
///   - third: The source of the third value.
/// - Returns: A signal as cold or hot as its sources.
/// - Complexity: O(1) for each event; O(1) space.
public func combineLatest<First, Second, Third, Failure>(
  _ first: Signal<First, Failure>, _ second: Signal<Second, Failure>,
  _ third: Signal<Third, Failure>
) -> Signal<(First, Second, Third), Failure> {
  typealias Value = OneOf<First, Second, Third, Never>
  return combineLatest([first.map(Value.first), second.map(Value.second), third.map(Value.third)])
    .map(Value.triple)
}

/// Returns a signal that sends the latest values of four signals together.
///
///     first    1----5----|
///     second   -2----6|
///     third    --3-----|
///     fourth   ---4---7-|
///     sent     ---x-yzw--|
///
/// Here x is `(1, 2, 3, 4)`, y is `(5, 2, 3, 4)`, z is `(5, 6, 3, 4)`, and w is `(5, 6, 3, 7)`.
///
/// - Completes: When all sources have completed, or as soon as one completes without a value.
/// - Fails: As soon as any source fails; the others are disposed.
/// - Parameters:
///   - first: The source of the first value in each group.
///   - second: The source of the second value.
///   - third: The source of the third value.
///   - fourth: The source of the fourth value.
/// - Returns: A signal as cold or hot as its sources.
/// - Complexity: O(1) for each event; O(1) space.
public func combineLatest<First, Second, Third, Fourth, Failure>(
  _ first: Signal<First, Failure>, _ second: Signal<Second, Failure>,
  _ third: Signal<Third, Failure>, _ fourth: Signal<Fourth, Failure>
) -> Signal<(First, Second, Third, Fourth), Failure> {
  typealias Value = OneOf<First, Second, Third, Fourth>
  return combineLatest([
    first.map(Value.first), second.map(Value.second), third.map(Value.third),
    fourth.map(Value.fourth),
  ]).map(Value.quadruple)
}

// MARK: Any number of signals
/// Returns a signal that sends the latest values of any number of signals as an array, in their
/// order.
///
///     first    1----5----|
///     second   -2----6|
///     third    --3-----|
///     fourth   ---4---7-|
///     sent     ---x-yzw--|
///
/// Here x is `[1, 2, 3, 4]`, y is `[5, 2, 3, 4]`, z is `[5, 6, 3, 4]`, and w is `[5, 6, 3, 7]`.
///
/// - Completes: When all sources have completed, or as soon as one completes without a value; at
///   once, after an empty array, if there are no sources.
/// - Fails: As soon as any source fails; the others are disposed.
/// - Parameter signals: The sources, all of one type.
/// - Returns: A signal as cold or hot as its sources.
/// - Complexity: O(n) for each array, O(1) for an event before the first one, and O(n) space, with n
///   sources.
public func combineLatest<Value, Failure>(
  _ signals: [Signal<Value, Failure>]
) -> Signal<[Value], Failure> {
  if signals.isEmpty { return .just([]) }
  return Signal(unserialized: { subscriber in
    let count = signals.count
    let junction = Junction<
      (values: [Value?], missing: Int, running: Int), (Int, Event<Value, Failure>)
    >(of: subscriber, remembering: (Array(repeating: nil, count: count), count, count)) {
      latest, input, output in
      switch input {
      case (let index, .next(let value)):
        if latest.values[index] == nil { latest.missing -= 1 }
        latest.values[index] = value
        if latest.missing == 0 { output.send(latest.values.compactMap { $0 }) }
      case (_, .failed(let error)): output.fail(error)
      case (let index, .completed):
        latest.running -= 1
        if latest.values[index] == nil || latest.running == 0 { output.complete() }
      }
    }
    for (index, source) in signals.enumerated() {
      junction.subscribe(to: source) { event in (index, event) }
    }
  })
}
