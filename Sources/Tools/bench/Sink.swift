import Synchronization

/// Where the results go, so that the optimizer cannot leave the work out.
final class Sink: Sendable {
  private let sum = Atomic(0)

  /// Takes a number in; from one thread at a time, so that the counting costs next to nothing.
  func add(_ number: Int) {
    sum.store(sum.load(ordering: .relaxed) &+ number, ordering: .relaxed)
  }
}
