import Dispatch
import ReactiveCore

/// A scheduler that runs work at once if it is on the main queue already, and from elsewhere later,
/// on the main queue.
///
/// Work that is run at once may overtake work that waits, so it is only for the last step before a
/// handler. There `observe(on:)` keeps the order: what comes while something waits is queued after it.
///
/// Elsewhere: `UIScheduler` in ReactiveSwift, `MainScheduler` in RxSwift.
package final class MainScheduler: Scheduler {
  /// What tells the main queue from others.
  ///
  /// `Thread.isMainThread` would not do: on Linux, code of the main actor may run on another thread
  /// after an `await`.
  private static let mark: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: mark, value: ())
    return mark
  }()

  package init() {}

  /// Runs work at once, or as soon as the main queue comes to it.
  ///
  /// - Parameter work: What to run.
  /// - Returns: Dispose it to keep the work from beginning.
  @discardableResult
  package func schedule(_ work: @escaping @Sendable () -> Void) -> Disposable {
    let isOnMain = DispatchQueue.getSpecific(key: Self.mark) != nil
    if !isOnMain { return QueueScheduler.main.schedule(work) }
    work()
    return .empty
  }
}
