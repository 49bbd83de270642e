/// Values that wait for their turn, first in, first out.
struct Backlog<Value: Sendable>: Sendable {
  private var arrived: [Value] = []
  /// The older ones, the oldest last, so that taking it moves no other.
  private var leaving: [Value] = []

  /// Whether no more values will come.
  var isClosed = false

  /// Whether nothing is here and nothing will come.
  var isExhausted: Bool { isClosed && isEmpty }

  var isEmpty: Bool { arrived.isEmpty && leaving.isEmpty }

  mutating func append(_ value: Value) { arrived.append(value) }

  mutating func popFirst() -> Value? {
    if isEmpty { return nil }
    if leaving.isEmpty {
      if arrived.count == 1 { return arrived.popLast() }
      leaving = arrived.reversed()
      arrived = []
    }
    return leaving.popLast()
  }
}
