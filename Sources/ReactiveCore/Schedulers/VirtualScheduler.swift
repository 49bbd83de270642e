// MARK: VirtualScheduler
/// A scheduler whose clock stands still until it is told to go on: for tests, and for drawings.
///
///     let clock = VirtualScheduler()
///     clock.schedule(after: .seconds(60)) { print("a minute later") }
///     clock.advance(by: .seconds(60))        // a minute later, and it took no time
///
/// Work that is due at one moment runs in the order in which it was scheduled.
///
/// Elsewhere: `TestScheduler` in RxSwift and ReactiveSwift.
public final class VirtualScheduler: TimedScheduler {
  private let agenda = Lock(Agenda())

  /// Creates a scheduler whose clock stands at zero.
  public init() {}

  /// The time that has gone by on this clock.
  public var now: Duration { agenda.withLock { $0.now } }

  /// Runs work after a time on this clock.
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
    let job = Job(work)
    agenda.withLock { $0.add(job, after: delay) }
    return job.ticket
  }

  /// Lets time go by, and runs what becomes due, each piece at its own moment.
  ///
  /// - Parameter time: How far the clock goes on; zero or more.
  public func advance(by time: Duration) {
    require(time >= .zero, "Time cannot go back by \(time): pass zero or more.")
    require(time <= .seconds(Int64.max) - now, "A clock cannot go on by \(time): pass less.")
    run(until: now + time)
  }

  /// Lets time go by until nothing is left to do.
  ///
  /// If work always schedules more, this never returns.
  public func run() { run(until: nil) }

  private func run(until limit: Duration?) {
    while let job = agenda.withLock({ $0.next(until: limit) }) { job.run() }
  }

  // MARK: Agenda
  /// The time, and what is to come, in the order of the due times; what is due at one moment, in the
  /// order in which it came.
  private struct Agenda: Sendable {
    var now = Duration.zero
    private var entries = Heap<Entry>()
    /// Counts the entries: of two that are due at one moment, the one that came first has the
    /// smaller number.
    private var nextNumber = 0

    mutating func add(_ job: Job, after delay: Duration) {
      entries.insert(Entry(due: now + delay, number: nextNumber, job: job))
      nextNumber += 1
    }

    /// Takes the next job that is due by a time, or the next of all, and sets the clock to its
    /// time; if none is due, to that time.
    mutating func next(until limit: Duration?) -> Job? {
      guard let due = entries.first?.due, due <= limit ?? due, let entry = entries.removeFirst()
      else {
        if let limit { now = max(now, limit) }
        return nil
      }
      if !entry.job.ticket.isDisposed { now = due }
      return entry.job
    }
  }

  private struct Entry: Comparable, Sendable {
    let due: Duration
    let number: Int
    let job: Job

    static func == (first: Entry, second: Entry) -> Bool { first.number == second.number }

    static func < (first: Entry, second: Entry) -> Bool {
      first.due == second.due ? first.number < second.number : first.due < second.due
    }
  }
}
