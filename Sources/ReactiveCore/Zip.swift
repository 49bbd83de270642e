/// Returns a signal that pairs the first values of two signals, then the second ones, and so on.
///
///     first     1---2-----3-|
///     second    --a---b|
///     pairs     --x---y|             x = (1, a), y = (2, b)
///
/// - Completes: As soon as no further pair can come: one has completed, and all its values are paired.
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
    let firsts = Confined(Backlog<First>())
    let seconds = Confined(Backlog<Second>())
    subscriber.subscribe(to: first, and: second) { input in
      switch input {
      case .first(let value?): firsts.value.append(value)
      case .second(let value?): seconds.value.append(value)
      case .first(nil): firsts.value.isClosed = true
      case .second(nil): seconds.value.isClosed = true
      }
      if !firsts.value.isEmpty, !seconds.value.isEmpty,
        let first = firsts.value.popFirst(), let second = seconds.value.popFirst()
      {
        subscriber.send((first, second))
      }
      let noPairCanCome = firsts.value.isExhausted || seconds.value.isExhausted
      if noPairCanCome, !subscriber.isDisposed { subscriber.complete() }
    }
  })
}

/// Values that wait for their turn, first in, first out.
struct Backlog<Value: Sendable>: Sendable {
  private var arrived: [Value] = []
  /// The older ones, the oldest last, so that taking it moves no other.
  private var leaving: [Value] = []

  /// Whether no more values will come.
  var isClosed = false

  /// Whether nothing is here and nothing will come.
  var isExhausted: Bool { isClosed && isEmpty }

  var isEmpty: Bool { arrived.isEmpty && leaving.isEmpty }

  mutating func append(_ value: Value) { arrived.append(value) }

  mutating func popFirst() -> Value? {
    if leaving.isEmpty {
      leaving = arrived.reversed()
      arrived = []
    }
    return leaving.popLast()
  }
}
