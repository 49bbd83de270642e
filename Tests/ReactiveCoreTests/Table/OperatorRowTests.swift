import Marbles
import Testing

@testable import ReactiveCore

/// Whoever adds an operator puts it into the table, or this fails.
@Suite(.watched) struct OperatorRowTests {
  @Test("every public operator of the core is in the table, and nothing else")
  func isComplete() throws {
    let operators = try CoreSources.signals().filter(\.isOperator)
    #expect(operators.count > 35)
    let (ofOne, ofTwo) = (Set(NumberRow.ofOne.map(\.title)), Set(NumberRow.ofTwo.map(\.title)))
    for signal in operators {
      signal.expectRow("OperatorRow(\"\(signal.title)\") { source, around in … },", among: ofOne)
      if !signal.takesSignals { continue }
      signal.expectRow(
        "OperatorRow(ofTwo: \"\(signal.title)\") { first, second, around in … },", among: ofTwo)
    }
    let named = Set(operators.map(\.title))
    #expect(
      ofOne.union(ofTwo).subtracting(named) == [], "the core has no such operator: see Table/")
  }

  @Test("every operator with a closure has a row in which the closure calls what the tests give it")
  func closuresCall() throws {
    var calling: Set<String> = []
    for row in NumberRow.all {
      for ending in [Event.completed, .failed(.network)] as [Event<Int, TestError>] {
        let calls = Counter()
        let around = Surroundings(error: TestError.server, touch: { calls.increment() })
        let source = Subject<Int, TestError>()
        row.make(source.signal, around).subscribe()
        source.send(1)
        source.forward(ending)
        around.clock.run()
        if calls.count > 0 { calling.insert(row.title) }
      }
    }
    for signal in try CoreSources.signals() where signal.isOperator && signal.takesClosure {
      signal.expectRow(
        "OperatorRow(\"\(signal.title)\") { source, around in …, with around.pass($0) in its closure",
        among: calling)
    }
  }

  @Test("no two rows of the table have the same name")
  func namesAreUnique() {
    #expect(Set(NumberRow.all.map(\.name)).count == NumberRow.all.count)
  }
}
