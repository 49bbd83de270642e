/// A scheduler that has a clock.
///
/// Elsewhere: `SchedulerType` in RxSwift, `DateScheduler` in ReactiveSwift.
public protocol TimedScheduler: Scheduler {
  /// The time since some fixed moment in the past, by this scheduler's clock.
  var now: Duration { get }

  /// Runs work after a time.
  ///
  /// - Parameters:
  ///   - delay: How long to wait, by this scheduler's clock; zero or more.
  ///   - work: What to run.
  /// - Returns: Dispose it to keep the work from beginning.
  @discardableResult
  func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Disposable
}

extension TimedScheduler {
  /// Runs work as soon as the scheduler can.
  ///
  /// - Parameter work: What to run.
  /// - Returns: Dispose it to keep the work from beginning.
  @discardableResult
  public func schedule(_ work: @escaping @Sendable () -> Void) -> Disposable {
    schedule(after: .zero, work)
  }
}
