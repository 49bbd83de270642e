import Dispatch

// MARK: QueueScheduler
/// A scheduler that runs work on a Dispatch queue, one piece at a time, in real time.
///
/// It runs work in the order of its due times, as a `VirtualScheduler` does, even when the queue is
/// busy and much is overdue. Dispatch itself does not promise that for two timers.
///
/// Source: `QueueScheduler` in ReactiveSwift, `SerialDispatchQueueScheduler` in RxSwift.
public final class QueueScheduler: TimedScheduler {
  /// The scheduler of the main thread, where the main actor's code runs.
  ///
  /// The main thread must be free for it.
  ///
  /// Source: `mainThreadScheduler` in ReactiveCocoa, `MainScheduler` in RxSwift.
  public static let main = QueueScheduler(queue: .main)

  private let queue: DispatchQueue

  /// The lock protects it: work is scheduled from any thread.
  private let state = Lock(State())

  /// Creates a scheduler with a serial queue of its own.
  ///
  /// - Parameter label: The name of the queue, for debuggers.
  public convenience init(label: String) { self.init(queue: DispatchQueue(label: label)) }

  init(queue: DispatchQueue) { self.queue = queue }

  /// The time since the machine was started.
  public var now: Duration { .nanoseconds(Int64(DispatchTime.now().uptimeNanoseconds)) }

  /// Runs work on the queue after a time.
  ///
  /// - Parameters:
  ///   - delay: How long to wait; zero or more.
  ///   - work: What to run.
  /// - Returns: Dispose it to keep the work from beginning.
  /// - Complexity: O(log n) with n pieces of work to come, on average.
  @discardableResult
  public func schedule(
    after delay: Duration, _ work: @escaping @Sendable () -> Void
  ) -> Disposable {
    require(delay >= .zero, "A delay of \(delay) cannot be: pass zero or more.")
    // Work that waits keeps its scheduler; work that was called off does not.
    let job = Job { withExtendedLifetime(self) { work() } }
    let (alarm, _) = state.withLock { state in
      let dropped = state.agenda.insert(job, due: now + delay)
      return (state.nextAlarm(), dropped)
    }
    set(alarm)
    return job.ticket
  }

  /// How much work is to come, with what was called off but not dropped yet.
  var backlog: Int { state.withLock { $0.agenda.count } }

  // MARK: Alarms
  /// Sees to it that the queue wakes this scheduler up at a time.
  private func set(_ alarm: Duration?) {
    guard let alarm else { return }
    let wait = alarm - now
    if wait <= .zero {
      queue.async { [weak self] in self?.wakeUp(at: alarm) }
    } else {
      queue.asyncAfter(deadline: .now() + wait / .seconds(1)) { [weak self] in
        self?.wakeUp(at: alarm)
      }
    }
  }

  /// Runs what is due by now.
  ///
  /// What becomes due while it runs has its turn after others who use the queue.
  private func wakeUp(at alarm: Duration) {
    let limit = now
    while let job = state.withLock({ $0.agenda.removeFirst(dueBy: limit) }) { job.run() }
    set(state.withLock { $0.alarmAfter(alarm) })
  }

  private struct State: Sendable {
    var agenda = Agenda()
    /// The times at which the queue will wake the scheduler up; each is earlier than the one before.
    private var alarms: [Duration] = []

    /// Returns the time for which an alarm is to be set, if there is none that is early enough.
    mutating func nextAlarm() -> Duration? {
      guard let due = agenda.nextDue else { return nil }
      if let next = alarms.last, next <= due { return nil }
      alarms.append(due)
      return due
    }

    /// Returns the time for which the next alarm is to be set, when one has gone off.
    mutating func alarmAfter(_ past: Duration) -> Duration? {
      alarms.removeAll { $0 == past }
      return nextAlarm()
    }
  }
}
