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
      to: first, and: second, remembering: (firsts: Backlog<First>(), seconds: Backlog<Second>())
    ) { waiting, input, output in
      switch input {
      case .first(.next(let value)): waiting.firsts.append(value)
      case .second(.next(let value)): waiting.seconds.append(value)
      case .first(.failed(let error)), .second(.failed(let error)): return output.fail(error)
      case .first(.completed): waiting.firsts.isClosed = true
      case .second(.completed): waiting.seconds.isClosed = true
      }
      if !waiting.firsts.isEmpty, !waiting.seconds.isEmpty,
        let first = waiting.firsts.popFirst(), let second = waiting.seconds.popFirst()
      {
        output.send((first, second))
      }
      if waiting.firsts.isExhausted || waiting.seconds.isExhausted { output.complete() }
    }
  })
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
/// - Complexity: O(n) for each event, with n sources; O(m) space, for m values that wait for others.
public func zip<Value, Failure>(_ signals: [Signal<Value, Failure>]) -> Signal<[Value], Failure> {
  if signals.isEmpty { return .just([]) }
  return Signal(unserialized: { subscriber in
    let junction = Junction<[Backlog<Value>], (Int, Event<Value, Failure>)>(
      of: subscriber, remembering: Array(repeating: Backlog(), count: signals.count)
    ) { waiting, input, output in
      switch input {
      case (let index, .next(let value)): waiting[index].append(value)
      case (_, .failed(let error)): return output.fail(error)
      case (let index, .completed): waiting[index].isClosed = true
      }
      if waiting.allSatisfy({ !$0.isEmpty }) {
        output.send(waiting.indices.compactMap { waiting[$0].popFirst() })
      }
      if waiting.contains(where: { $0.isExhausted }) { output.complete() }
    }
    for (index, source) in signals.enumerated() {
      junction.subscribe(to: source) { event in (index, event) }
    }
  })
}
