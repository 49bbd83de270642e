/// Who delivers, and what waits meanwhile: the one idea behind the laws 6, 7, 8 and 11.
///
/// The first caller delivers. Whoever comes while it does so, from another thread or from inside
/// the delivery itself, leaves an item and goes away; the first caller delivers that as well before
/// it returns. So deliveries never overlap, never nest, and need no lock while they run.
///
/// This is the state alone, for its owner to keep under a lock.
enum Delivery<Item: Sendable>: Sendable {
  /// Nobody delivers.
  case idle

  /// Somebody delivers, and these items have come meanwhile.
  case delivering(waiting: [Item])

  /// Takes an item.
  ///
  /// If this returns true, the caller delivers it; if not, it waits, and somebody else will.
  mutating func enqueue(_ item: @autoclosure () -> Item) -> Bool {
    switch self {
    case .idle:
      self = .delivering(waiting: [])
      return true
    case .delivering(var waiting):
      self = .idle  // for a moment, so that the array has one owner and grows in place
      waiting.append(item())
      self = .delivering(waiting: waiting)
      return false
    }
  }

  /// Returns what has come meanwhile, or nil when nothing has; then the caller's turn is over.
  mutating func takeBatch() -> [Item]? {
    guard case .delivering(let waiting) = self, !waiting.isEmpty else {
      self = .idle
      return nil
    }
    self = .delivering(waiting: [])
    return waiting
  }
}
