/// The last few values that were sent, oldest first.
struct ReplayBuffer<Value> {
  private let capacity: Int
  private var ring: [Value] = []
  private var oldest = 0

  /// Creates an empty buffer for a number of values.
  init(capacity: Int) {
    require(capacity >= 0, "A replay buffer of size \(capacity) cannot be: pass 0 or more.")
    self.capacity = capacity
  }

  /// The values, oldest first.
  var values: [Value] { Array(ring[oldest...] + ring[..<oldest]) }

  /// The value that came last.
  var newest: Value? { oldest == 0 ? ring.last : ring[oldest - 1] }

  /// Keeps a value and returns the one for which there is no room any more.
  mutating func append(_ value: Value) -> Value? {
    if capacity == 0 { return nil }
    if ring.count < capacity {
      ring.append(value)
      return nil
    }
    let dropped = ring[oldest]
    ring[oldest] = value
    oldest = (oldest + 1) % capacity
    return dropped
  }
}

extension ReplayBuffer: Sendable where Value: Sendable {}
