/// State that one event at a time touches, and that therefore needs no lock.
///
/// The events of one subscription never overlap (law 6), and in a `DeliveryQueue` only one item at a
/// time is delivered. So what is remembered between two events, or between two items, is safe
/// without a lock of its own. The compiler cannot know this; `@unchecked` tells it, and
/// `@exclusivity(unchecked)` spares a check at each event.
final class Confined<Value: Sendable>: @unchecked Sendable {
  @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }
}
