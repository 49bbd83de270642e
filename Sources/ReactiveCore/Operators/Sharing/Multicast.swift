extension Signal {
  /// Returns a connectable signal that hands the events of this one on through a subject.
  ///
  ///     source, from its start      1---2-|
  ///     connected at tick 3         ---1---2-|
  ///
  /// - Completes: The subject does when the source does.
  /// - Fails: The subject does when the source does.
  /// - Parameter subject: The subject that hands the events on, and keeps the roster.
  /// - Returns: A signal that runs from `connect()` on, once for all.
  /// - Complexity: O(1).
  public func multicast(
    _ subject: Subject<Value, Failure> = Subject()
  ) -> ConnectableSignal<Value, Failure> {
    ConnectableSignal(source: self, subject: subject)
  }

  /// Returns a connectable signal that hands the events of this one on through a subject that
  /// remembers, so latecomers get what was sent before they came.
  ///
  /// - Completes: The subject does when the source does.
  /// - Fails: The subject does when the source does.
  /// - Parameter subject: The subject that hands the events on, remembers, and keeps the roster.
  /// - Returns: A signal that runs from `connect()` on, once for all.
  /// - Complexity: O(1).
  ///
  /// Elsewhere: `multicast:` with a `RACReplaySubject` in ReactiveCocoa.
  public func multicast(
    _ subject: ReplaySubject<Value, Failure>
  ) -> ConnectableSignal<Value, Failure> {
    ConnectableSignal(source: self, subject: subject.subject)
  }
}
