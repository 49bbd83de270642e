/// The last few values that were sent, oldest first.
struct ReplayBuffer<Value: Sendable>: Sendable {
  /// How many values there is room for; 0 or more.
  let capacity: Int
  private(set) var values: [Value] = []

  /// Keeps a value and returns the one for which there is no room any more.
  mutating func append(_ value: Value) -> Value? {
    if capacity == 0 { return nil }
    values.append(value)
    return values.count > capacity ? values.removeFirst() : nil
  }
}
