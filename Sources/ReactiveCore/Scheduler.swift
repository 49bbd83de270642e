/// Something that decides where and when work runs.
///
/// Source: `RACScheduler` in ReactiveCocoa, `ImmediateSchedulerType` in RxSwift.
public protocol Scheduler: Sendable {
  /// Runs work as soon as the scheduler can. Pieces of work run in the order in which they came.
  ///
  /// - Parameter work: What to run.
  /// - Returns: Dispose it, and the work does not begin any more.
  @discardableResult
  func schedule(_ work: @escaping @Sendable () -> Void) -> Disposable
}

/// A scheduler that has a clock.
///
/// Source: `SchedulerType` in RxSwift, `DateScheduler` in ReactiveSwift.
public protocol TimedScheduler: Scheduler {
  /// The time since some fixed moment in the past, by this scheduler's clock.
  var now: Duration { get }

  /// Runs work after a time.
  ///
  /// - Parameters:
  ///   - delay: How long to wait, by this scheduler's clock; zero or more.
  ///   - work: What to run.
  /// - Returns: Dispose it, and the work does not begin any more.
  @discardableResult
  func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Disposable
}

extension TimedScheduler {
  /// Runs work as soon as the scheduler can.
  ///
  /// - Parameter work: What to run.
  /// - Returns: Dispose it, and the work does not begin any more.
  @discardableResult
  public func schedule(_ work: @escaping @Sendable () -> Void) -> Disposable {
    schedule(after: .zero, work)
  }
}

/// A scheduler that runs work at once, where it is called.
///
/// Source: `immediateScheduler` in ReactiveCocoa, `ImmediateScheduler` in ReactiveSwift and Combine.
public struct ImmediateScheduler: Scheduler {
  /// Creates the scheduler.
  public init() {}

  /// Runs work before this returns.
  ///
  /// - Parameter work: What to run.
  /// - Returns: A disposable with nothing to undo: the work has been done.
  @discardableResult
  public func schedule(_ work: @escaping @Sendable () -> Void) -> Disposable {
    work()
    return .empty
  }
}
