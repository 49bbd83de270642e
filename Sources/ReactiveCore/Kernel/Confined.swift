/// State that the events of one subscription touch, and that therefore needs no lock.
///
/// Law 6 says that the events of one subscription never overlap. So what an operator on one source
/// remembers between two events is safe without a lock of its own. The compiler cannot know this
/// law; `@unchecked` tells it, and `@exclusivity(unchecked)` spares a check at each event. An
/// operator on several sources keeps what it remembers in a `DeliveryQueue`.
final class Confined<Value>: @unchecked Sendable {
  @exclusivity(unchecked) var value: Value

  init(_ value: Value) { self.value = value }
}
