/// What a signal sends: any number of values, then at most one ending.
///
///     next   next   next   completed        a happy life
///     next   failed                         a short one
///     next   next   next   …                one that never ends
///
/// Elsewhere: `RACEvent` in ReactiveCocoa, `Event` in RxSwift and ReactiveSwift.
public enum Event<Value, Failure: Error> {
  /// The signal sends a value. More may follow.
  case next(Value)

  /// The signal ends because something went wrong. Nothing follows.
  case failed(Failure)

  /// The signal ends because its work is done. Nothing follows.
  case completed

  /// Whether this is the last event of its subscription.
  public var isTerminal: Bool { if case .next = self { false } else { true } }

  /// Whether something went wrong.
  var isFailure: Bool { if case .failed = self { true } else { false } }

  /// Whether this is the completion.
  var isCompletion: Bool { if case .completed = self { true } else { false } }

  /// Returns the event with its value transformed; an ending stays what it is.
  ///
  /// - Parameter transform: Makes the new value from the old one. It is not called for an ending.
  /// - Returns: The transformed event.
  public func map<NewValue>(_ transform: (Value) -> NewValue) -> Event<NewValue, Failure> {
    switch self {
    case .next(let value): .next(transform(value))
    case .failed(let error): .failed(error)
    case .completed: .completed
    }
  }
}

extension Event: Sendable where Value: Sendable {}
extension Event: Equatable where Value: Equatable, Failure: Equatable {}
