/// The last few values that were sent.
///
/// When it is full, a new value takes the place of the oldest, so that no other value moves.
struct ReplayBuffer<Value: Sendable>: Sendable {
  /// How many values there is room for; 0 or more.
  let capacity: Int

  private var slots: [Value] = []
  /// Where the oldest value is, once the buffer is full.
  private var oldest = 0

  init(capacity: Int) { self.capacity = capacity }

  /// The values, oldest first.
  var values: [Value] { oldest == 0 ? slots : Array(slots[oldest...] + slots[..<oldest]) }

  /// The value that was sent last.
  var latest: Value? { oldest == 0 ? slots.last : slots[oldest - 1] }

  /// Keeps a value and returns the one for which there is no room any more.
  ///
  /// - Complexity: O(1).
  mutating func append(_ value: Value) -> Value? {
    if capacity == 0 { return nil }
    guard slots.count == capacity else {
      slots.append(value)
      return nil
    }
    let dropped = slots[oldest]
    slots[oldest] = value
    oldest = oldest + 1 < capacity ? oldest + 1 : 0
    return dropped
  }
}
