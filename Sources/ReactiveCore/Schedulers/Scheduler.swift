/// Something that decides where and when work runs.
///
/// Elsewhere: `RACScheduler` in ReactiveCocoa, `ImmediateSchedulerType` in RxSwift.
public protocol Scheduler: AnyObject, Sendable {
  /// Runs work as soon as the scheduler can. Pieces of work run in the order in which they came.
  ///
  /// - Parameter work: What to run.
  /// - Returns: Dispose it to keep the work from beginning.
  @discardableResult
  func schedule(_ work: @escaping @Sendable () -> Void) -> Disposable
}
