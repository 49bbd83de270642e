/// What a scheduler has to do, in the order of the due times; what is due at one moment, in the
/// order in which it came.
struct Agenda: Sendable {
  struct Entry: Comparable, Sendable {
    let due: Duration
    /// Counts the entries: of two that are due at one moment, the one that came first has the
    /// smaller number.
    let number: Int
    let job: Job

    static func == (first: Entry, second: Entry) -> Bool { first.number == second.number }

    static func < (first: Entry, second: Entry) -> Bool {
      first.due == second.due ? first.number < second.number : first.due < second.due
    }
  }

  private var entries = Heap<Entry>()
  private var nextNumber = 0
  /// When there are so many entries, those that were called off are dropped.
  private var nextSweep = 64

  /// How many entries there are, with those that were called off but not dropped yet.
  var count: Int { entries.count }

  /// When the first entry is due; nil if there is none.
  var nextDue: Duration? { entries.first?.due }

  /// Adds a job.
  ///
  /// - Returns: The entries before, if some were dropped: they are not to die under a lock.
  /// - Complexity: O(log n), on average.
  mutating func insert(_ job: Job, due: Duration) -> Heap<Entry>? {
    var before: Heap<Entry>?
    if entries.count == nextSweep {
      before = entries
      entries.removeAll { $0.job.ticket.isDisposed }
      nextSweep = max(64, entries.count * 2)
    }
    entries.insert(Entry(due: due, number: nextNumber, job: job))
    nextNumber += 1
    return before
  }

  /// Removes the first job and returns it, if it is due by then.
  ///
  /// - Complexity: O(log n).
  mutating func removeFirst(dueBy limit: Duration) -> Job? {
    guard let due = nextDue, due <= limit else { return nil }
    return entries.removeFirst()?.job
  }
}
