import Testing

@testable import weave

/// A page shows rows of what the bench measured, and says where and when.
@Suite struct MeasurementTests {
  private static let text = """
    # Written by a machine.

    date: 2026-11-22
    machine: Abacus, 2 rows
    system: Tea 1.0
    swift: 6.2

    workload | core | ratio
    boil, pour | 2 ns | 1.0
    drink | 30 ns | 1.5

    growth | with n | with 2n
    a cup of n | 4 ns | 5 ns
    """

  private func project(_ text: String = Self.text) -> Project {
    .sample(["Sources/Tools/bench/recorded.txt": text])
  }

  private let line =
    "*[Measured](../Sources/Tools/bench/recorded.txt) on 2026-11-22: Abacus, 2 rows, Tea 1.0, Swift 6.2.*"

  @Test("a row is shown under the headings of its table, with machine and date") func shows() throws
  {
    #expect(
      try content(of: "<!-- bench: a cup of n -->", in: project()) == """
        | growth | with n | with 2n |
        |---|---|---|
        | a cup of n | 4 ns | 5 ns |

        \(line)
        """)
  }

  @Test("several rows are shown in the order asked for, and a name may have commas")
  func showsSeveral() throws {
    #expect(
      try content(of: "<!-- bench: drink; boil, pour -->", in: project()) == """
        | workload | core | ratio |
        |---|---|---|
        | drink | 30 ns | 1.5 |
        | boil, pour | 2 ns | 1.0 |

        \(line)
        """)
  }

  @Test(
    "what is not there is an error",
    arguments: [
      ("drinks", "has no row 'drinks' (did you mean 'drink'?)"),
      ("drink; boil", "has no row 'boil' (did you mean 'boil, pour'?)"),
      ("", "has no row '' (there are: a cup of n, boil, pour, drink)"),
    ])
  func misses(names: String, complaint: String) {
    #expect(
      complaints(about: "<!-- bench: \(names) -->\n<!-- end -->", in: project())
        == "Tutorials/01-tea.md:1: error: the recorded measurement \(complaint)")
  }

  @Test("rows of two tables do not go into one") func twoTables() {
    #expect(
      complaints(about: "<!-- bench: drink; a cup of n -->\n<!-- end -->", in: project()) == """
        Tutorials/01-tea.md:1: error: 'drink' and 'a cup of n' stand in two tables of the \
        measurement (give each of them a region of its own)
        """)
  }

  @Test("without a measurement, one is told how to make it") func noFile() {
    #expect(
      complaints(about: "<!-- bench: drink -->\n<!-- end -->") == """
        Tutorials/01-tea.md:1: error: there is no Sources/Tools/bench/recorded.txt \
        (write it: make bench FLAGS=--record)
        """)
  }

  @Test(
    "a measurement that does not say where or when is refused",
    arguments: ["date", "machine", "system", "swift"])
  func noOrigin(fact: String) {
    let text = Self.text.replacing("\(fact): ", with: "\(fact) is ")
    #expect(
      complaints(about: "<!-- bench: drink -->\n<!-- end -->", in: project(text)) == """
        Sources/Tools/bench/recorded.txt:1: error: this measurement does not say its \(fact) \
        (write it anew: make bench FLAGS=--record)
        """)
  }
}
