// Beside Lock.swift the only file of the core that asks the compiler to trust it.

/// State that one delivery at a time touches, and that therefore needs no lock.
///
/// Law 6 says that the events of one subscription never overlap, and an operator with several
/// sources lets their events through one queue. So what an operator remembers between two events is
/// safe without a lock of its own. The compiler cannot know this law; `@unchecked` tells it.
final class Confined<Value>: @unchecked Sendable {
  var value: Value

  init(_ value: Value) { self.value = value }
}
