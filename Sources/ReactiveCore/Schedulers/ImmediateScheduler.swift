/// A scheduler that runs work at once, where it is called.
///
/// Source: `immediateScheduler` in ReactiveCocoa, `ImmediateScheduler` in ReactiveSwift and
/// Combine.
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
