import Testing

/// Who adds an operator puts it into the table, or this fails.
@Suite(.watched) struct OperatorRowTests {
  private typealias Row = OperatorRow<Int, Trouble>

  /// The public functions of the core's operators, as the table names them: `take(while:)`.
  private func operators() throws -> Set<String> {
    let declaration = /public (?:static )?func `?(\w+)`?(?:<[^>]*>)?\(\s*(\w*)[^{}]*-> \w*Signal\b/
    // What a closure is by default stands in braces, too.
    let texts = try CoreSources.core().filter { $0.room.hasPrefix("Operators/") }
      .map { $0.text.replacing(/\s=\s\{[^{}]*\}/, with: "") }
    return Set(
      texts.flatMap { text in
        text.matches(of: declaration).map { match in
          match.2.isEmpty || match.2 == "_" ? String(match.1) : "\(match.1)(\(match.2):)"
        }
      })
  }

  @Test("every public operator of the core is in the table, and nothing else")
  func isComplete() throws {
    let (operators, titles) = (try operators(), Set(Row.all.map(\.title)))
    #expect(operators.count > 35)
    #expect(operators.subtracting(titles) == [], "add a row for each in Table/")
    #expect(titles.subtracting(operators) == [], "the core has no such operator")
  }

  @Test("no two rows of the table have the same name")
  func namesAreUnique() {
    #expect(Set(Row.all.map(\.name)).count == Row.all.count)
  }
}
