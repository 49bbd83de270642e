import Marbles
import ReactiveCore
import Testing

/// The examples of the reference's catalogs, run.
@Suite struct CatalogExamples {
  @Test("Marbles.md: waits for a pause")
  func waitsForAPause() {
    let check = MarbleCheck(["a-b-----c|"], expects: "-----b---(c|)")
    #expect(check.difference { $0.first.debounce(for: .ticks(3), on: $0.clock) } == nil)
  }

  @Test("ReactiveCore.md: doubles")
  func doubles() {
    let doubled = Signal<Int, Never>.from([1, 2, 3]).map { $0 * 2 }
    let values = doubled.toArray()
    #expect("\(values)" == "[2, 4, 6]")
  }
}
