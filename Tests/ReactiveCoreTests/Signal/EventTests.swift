import ReactiveCore
import Testing

@Suite(.watched) struct EventTests {
  typealias Letter = Event<Int, TestError>

  @Test("a value is not terminal, both endings are")
  func isTerminal() {
    #expect(!Letter.next(1).isTerminal)
    #expect(Letter.failed(.network).isTerminal)
    #expect(Letter.completed.isTerminal)
  }

  @Test("mapping transforms the value")
  func mapsValue() {
    #expect(Letter.next(2).map { "\($0 * 2)" } == .next("4"))
  }

  @Test("mapping leaves an ending as it is, and does not call the closure")
  func mapsEnding() {
    func transform(_ value: Int) -> String {
      Issue.record("called for an ending")
      return "\(value)"
    }
    #expect(Letter.failed(.network).map(transform) == .failed(.network))
    #expect(Letter.completed.map(transform) == .completed)
  }
}
