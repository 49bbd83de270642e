/// Returns a signal that pairs the latest values of two signals.
///
/// It sends its first pair when both sources have sent a value, and a new pair each time either sends another:
///
///     first     1---2-----|
///     second    --a---b---|
///     pairs     --x-y-z---|      x = (1, a), y = (2, a), z = (2, b)
///
/// - Completes: When both sources have completed, or as soon as one completes without a value, since no pair
///   can follow.
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
    let latest = Confined(Latest<First, Second, Failure>())
    let queue = DeliveryQueue<Latest<First, Second, Failure>.Input> { input, _ in
      if let event = latest.value.receive(input), !subscriber.isDisposed { subscriber.forward(event) }
    }
    subscriber.subscribe(to: first) { queue.send(.first($0)) }
    subscriber.subscribe(to: second) { queue.send(.second($0)) }
  })
}

/// What `combineLatest` remembers between events.
private struct Latest<First: Sendable, Second: Sendable, Failure: Error>: Sendable {
  typealias Input = Either<Event<First, Failure>, Event<Second, Failure>>

  private var first: First?
  private var second: Second?
  private var running = 2

  /// Takes one event of one source and returns the event to send on, if any.
  mutating func receive(_ input: Input) -> Event<(First, Second), Failure>? {
    switch input {
    case .first(.next(let value)):
      first = value
      return pair
    case .second(.next(let value)):
      second = value
      return pair
    case .first(.failed(let error)), .second(.failed(let error)):
      return .failed(error)
    case .first(.completed):
      return completed(hadValue: first != nil)
    case .second(.completed):
      return completed(hadValue: second != nil)
    }
  }

  private var pair: Event<(First, Second), Failure>? {
    if let first, let second { .next((first, second)) } else { nil }
  }

  private mutating func completed(hadValue: Bool) -> Event<(First, Second), Failure>? {
    running -= 1
    return running == 0 || !hadValue ? .completed : nil
  }
}

/// Returns a signal that sends the latest values of three signals together.
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
  _ first: Signal<First, Failure>, _ second: Signal<Second, Failure>, _ third: Signal<Third, Failure>
) -> Signal<(First, Second, Third), Failure> {
  combineLatest(combineLatest(first, second), third).map { ($0.0, $0.1, $1) }
}

/// Returns a signal that sends the latest values of four signals together.
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
  combineLatest(combineLatest(first, second, third), fourth).map { ($0.0, $0.1, $0.2, $1) }
}

/// Returns a signal that sends the latest values of any number of signals as an array, in their order.
///
/// - Completes: When all sources have completed, or as soon as one completes without a value; at once, after an
///   empty array, if there are no sources.
/// - Fails: As soon as any source fails; the others are disposed.
/// - Parameter signals: The sources, all of one type.
/// - Returns: A signal as cold or hot as its sources.
/// - Complexity: O(n) for each event with n sources; O(n) space.
public func combineLatest<Value, Failure>(
  _ signals: [Signal<Value, Failure>]
) -> Signal<[Value], Failure> {
  if signals.isEmpty { return .just([]) }
  return Signal(unserialized: { subscriber in
    let latest = Confined(LatestOfAll<Value, Failure>(count: signals.count))
    let queue = DeliveryQueue<(index: Int, event: Event<Value, Failure>)> { input, _ in
      let event = latest.value.receive(input.event, from: input.index)
      if let event, !subscriber.isDisposed { subscriber.forward(event) }
    }
    for (index, signal) in signals.enumerated() {
      subscriber.subscribe(to: signal) { queue.send((index, $0)) }
    }
  })
}

/// What `combineLatest` of an array remembers between events.
private struct LatestOfAll<Value: Sendable, Failure: Error>: Sendable {
  private var values: [Value?]
  private var missing: Int
  private var running: Int

  init(count: Int) {
    values = Array(repeating: nil, count: count)
    missing = count
    running = count
  }

  /// Takes one event of one source and returns the event to send on, if any.
  mutating func receive(
    _ event: Event<Value, Failure>, from index: Int
  ) -> Event<[Value], Failure>? {
    switch event {
    case .next(let value):
      if values[index] == nil { missing -= 1 }
      values[index] = value
      return missing == 0 ? .next(values.compactMap(\.self)) : nil
    case .failed(let error):
      return .failed(error)
    case .completed:
      running -= 1
      return running == 0 || values[index] == nil ? .completed : nil
    }
  }
}
