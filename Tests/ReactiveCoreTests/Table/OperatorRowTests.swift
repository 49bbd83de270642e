import LessonKit
import Testing

@testable import ReactiveCore

/// Whoever adds an operator puts it into the table, or this fails.
@Suite(.watched) struct OperatorRowTests {
  private typealias Row = OperatorRow<Int, TestError>

  @Test("every public operator of the core is in the table, and nothing else")
  func isComplete() throws {
    let operators = try CoreSources.signals().filter(\.isOperator)
    let titles = Set(Row.all.map(\.name.title))
    #expect(operators.count > 35)
    for signal in operators { signal.expectRow(among: titles) }
    let named = Set(operators.map(\.title))
    #expect(titles.subtracting(named) == [], "the core has no such operator: see Table/")
    let joining = Set(JoiningRow<Int, TestError>.all.map(\.name.title))
    for signal in operators where signal.takesSignals {
      signal.expectEntry(
        "JoiningRow(\"\(signal.title)\") { first, second, around in … },", among: joining,
        in: "Table/JoiningRow.swift")
    }
    #expect(joining.subtracting(named) == [], "the core has no such operator: see JoiningRow.swift")
  }

  @Test("every operator with a closure has a row in which the closure calls what the tests give it")
  func closuresCall() throws {
    var calling: Set<String> = []
    for row in Row.all {
      for ending in [Event.completed, .failed(.network)] as [Event<Int, TestError>] {
        let calls = Counter()
        let around = Surroundings(error: TestError.server, touch: { calls.increment() })
        let source = Subject<Int, TestError>()
        row.make(source.signal, around).subscribe()
        source.send(1)
        source.forward(ending)
        around.clock.run()
        if calls.count > 0 { calling.insert(row.name.title) }
      }
    }
    for signal in try CoreSources.signals() where signal.isOperator && signal.takesClosure {
      signal.expectEntry(
        "OperatorRow(\"\(signal.title)\") { source, around in …, with around.pass($0) in its closure",
        among: calling, in: "Table/\(signal.fileOfTable("Rows"))")
    }
  }

  @Test("no two rows of the table have the same name")
  func namesAreUnique() {
    for names in [Row.all.map(\.name), JoiningRow<Int, TestError>.all.map(\.name)] {
      #expect(Set(names).count == names.count)
    }
  }
}
