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
    let latest = Confined<(first: First?, second: Second?)>((nil, nil))
    let running = Confined(2)
    subscriber.subscribe(to: first, and: second) { input in
      switch input {
      case .first(let value?): latest.value.first = value
      case .second(let value?): latest.value.second = value
      case .first(nil), .second(nil):
        running.value -= 1
        let isMissing =
          if case .first = input { latest.value.first == nil } else { latest.value.second == nil }
        if isMissing || running.value == 0 { subscriber.complete() }
        return
      }
      if case (let first?, let second?) = latest.value { subscriber.send((first, second)) }
    }
  })
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
  _ first: Signal<First, Failure>, _ second: Signal<Second, Failure>,
  _ third: Signal<Third, Failure>
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
/// - Complexity: O(n²) for each event with n sources, since it is built from pairs; O(n) space.
public func combineLatest<Value, Failure>(
  _ signals: [Signal<Value, Failure>]
) -> Signal<[Value], Failure> {
  guard let first = signals.first else { return .just([]) }
  return signals.dropFirst().reduce(first.map { [$0] }) { earlier, signal in
    combineLatest(earlier, signal).map { $0 + [$1] }
  }
}
