/// What a scheduler has to do, in the order of the due times; what is due at one moment, in the order in which it came.
///
/// It is a heap: a tree in an array, in which each entry is due no later than the two below it. So the first is the
/// next, and an entry finds its place in O(log n) steps.
struct Agenda: Sendable {
  private struct Entry: Sendable {
    let due: Duration
    /// Counts the entries: of two that are due at one moment, the one that came first has the smaller number.
    let number: Int
    let job: Job

    static func < (first: Entry, second: Entry) -> Bool {
      first.due == second.due ? first.number < second.number : first.due < second.due
    }
  }

  private var heap: [Entry] = []
  private var nextNumber = 0
  /// When there are so many entries, those that were called off are dropped.
  private var room = 64

  /// How many entries there are, with those that were called off but not dropped yet.
  var count: Int { heap.count }

  /// When the first entry is due; nil if there is none.
  var nextDue: Duration? { heap.first?.due }

  /// Adds a job.
  ///
  /// - Complexity: O(log n), on average.
  mutating func insert(_ job: Job, due: Duration) {
    if heap.count == room { dropWhatWasCalledOff() }
    heap.append(Entry(due: due, number: nextNumber, job: job))
    nextNumber += 1
    moveUp(from: heap.count - 1)
  }

  /// Removes the first job and returns it, if it is due by then.
  ///
  /// - Complexity: O(log n).
  mutating func removeFirst(dueBy limit: Duration) -> Job? {
    guard let first = heap.first, first.due <= limit else { return nil }
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    moveDown(from: 0)
    return first.job
  }

  private mutating func dropWhatWasCalledOff() {
    heap.removeAll { $0.job.ticket.isDisposed }
    heap.sort { $0 < $1 }
    room = max(64, heap.count * 2)
  }

  private mutating func moveUp(from start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      if heap[parent] < heap[index] { return }
      heap.swapAt(parent, index)
      index = parent
    }
  }

  private mutating func moveDown(from start: Int) {
    var index = start
    while true {
      let children = (2 * index + 1..<2 * index + 3).clamped(to: heap.indices)
      guard let next = children.min(by: { heap[$0] < heap[$1] }), heap[next] < heap[index] else {
        return
      }
      heap.swapAt(index, next)
      index = next
    }
  }
}
