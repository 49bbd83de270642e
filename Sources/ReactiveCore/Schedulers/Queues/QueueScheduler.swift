import Dispatch

/// A scheduler that runs work on a Dispatch queue, one piece at a time, in real time.
///
/// Work without a delay runs in the order in which it was scheduled. Of two delays that are both over
/// while the queue is busy, Dispatch does not promise which is first.
///
/// Elsewhere: `QueueScheduler` in ReactiveSwift, `SerialDispatchQueueScheduler` in RxSwift.
public final class QueueScheduler: TimedScheduler {
  /// The scheduler of the main thread, where the main actor's code runs.
  ///
  /// The main thread must be free for it.
  ///
  /// Elsewhere: `mainThreadScheduler` in ReactiveCocoa, `MainScheduler` in RxSwift.
  public static let main = QueueScheduler(queue: .main)

  private let queue: DispatchQueue

  /// Creates a scheduler with a serial queue of its own.
  ///
  /// - Parameter label: The name of the queue, for debuggers.
  public convenience init(label: String) { self.init(queue: DispatchQueue(label: label)) }

  init(queue: DispatchQueue) { self.queue = queue }

  /// The time since the machine was started, without the time during which it slept.
  public var now: Duration { .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds)) }

  /// Runs work on the queue after a time.
  ///
  /// - Parameters:
  ///   - delay: How long to wait; zero or more. The time during which the machine sleeps does not
  ///     count.
  ///   - work: What to run.
  /// - Returns: Dispose it to keep the work from beginning, and to release it at once.
  /// - Complexity: One piece of work for Dispatch, which keeps an empty one until it is due, if the
  ///   work was called off.
  @discardableResult
  public func schedule(
    after delay: Duration, _ work: @escaping @Sendable () -> Void
  ) -> Disposable {
    require(delay >= .zero, "A delay of \(delay) cannot be: pass zero or more.")
    let job = Job(work)
    if delay == .zero {
      queue.async { job.run() }
    } else {
      queue.asyncAfter(deadline: .now() + delay / .seconds(1)) { job.run() }
    }
    return job.ticket
  }
}
