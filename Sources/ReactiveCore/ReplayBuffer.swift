/// The last few values that were sent, oldest first.
struct ReplayBuffer<Value: Sendable>: Sendable {
  private let capacity: Int
  private(set) var values: [Value] = []

  /// Creates an empty buffer for a number of values.
  init(capacity: Int) {
    require(capacity >= 0, "A replay buffer of \(capacity) values cannot be: pass 0 or more.")
    self.capacity = capacity
  }

  /// Keeps a value and returns the one for which there is no room any more.
  mutating func append(_ value: Value) -> Value? {
    if capacity == 0 { return nil }
    values.append(value)
    return values.count > capacity ? values.removeFirst() : nil
  }
}
