@testable import ReactiveCore

/// What one subscription at a joint of a random tree has seen, from whichever threads.
final class Watch: Sendable {
  private let name: String
  private let report: @Sendable (_ problem: String) -> Void
  /// How many events are on their way through, or to whoever comes after.
  private let inside = Tally()
  private let ending = Held<String>()
  private let teardowns = Tally()

  init(_ name: String, report: @escaping @Sendable (_ problem: String) -> Void) {
    self.name = name
    self.report = report
  }

  func enters(_ event: Event<Int, TestError>) {
    if inside.add() > 1 { report("law 8: \(name) hears \(event.mark) within another") }
    if let ending = ending.value { report("law 1: \(name) hears \(event.mark) after \(ending)") }
    if event.isTerminal { ending.replace(with: event.mark) }
  }

  func leaves() { inside.add(-1) }

  func isTornDown() { teardowns.add() }

  func expectTeardown() {
    if teardowns.count != 1 { report("law 4: \(name) is torn down \(teardowns.count) times") }
  }
}
