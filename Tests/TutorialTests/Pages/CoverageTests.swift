import Testing

@testable import weave

@Suite struct CoverageTests {
  private func coverage(of page: String) throws -> Coverage {
    try Project.sample(["Tutorials/01-tea.md": page]).coverage()
  }

  private func lines(_ findings: [Coverage.Finding]) -> [Int] { findings.map(\.place.line) }

  @Test("imports, comments, blank lines and punctuation need not be read") func nothingShown()
    throws
  {
    let coverage = try coverage(of: "")
    #expect(lines(coverage.unshown) == [8, 9, 12, 13, 15, 18, 22, 23, 26])
    #expect(coverage.count == 9)
    #expect(coverage.shownTwice == [])
  }

  @Test("a core that is shown piece by piece is read") func pieces() throws {
    let coverage = try coverage(
      of: """
        <!-- snippet: ReactiveCore/Station.swift#Station... -->
        <!-- end -->
        <!-- snippet: ReactiveCore/Station.swift#say(_:), say(loudly:) -->
        <!-- end -->
        <!-- snippet: ReactiveCore/Station.swift#Listener -->
        <!-- end -->
        <!-- snippet: ReactiveCore/Station.swift#extension Listener -->
        <!-- end -->
        """)
    #expect(coverage.unshown == [])
    #expect(coverage.shownTwice == [])
  }

  @Test("a line that is named twice is shown twice, in one region, on one page or on two")
  func twice() throws {
    let region = "<!-- snippet: ReactiveCore/Station.swift#Listener -->\n<!-- end -->"
    let onePage = try coverage(of: "\(region)\n\(region)")
    #expect(lines(onePage.shownTwice) == [22, 23])
    let oneRegion = try coverage(
      of: "<!-- snippet: ReactiveCore/Station.swift#Listener, Listener -->\n<!-- end -->")
    #expect(lines(oneRegion.shownTwice) == [22, 23])
    let two = Project.sample(["Tutorials/01-tea.md": region, "Tutorials/a.md": "\n" + region])
    #expect(
      try two.coverage().shownTwice.map(\.description) == [
        "Sources/ReactiveCore/Station.swift:22: struct Listener {  shown by Tutorials/01-tea.md:1, "
          + "Tutorials/a.md:2",
        "Sources/ReactiveCore/Station.swift:23: let name: String  shown by Tutorials/01-tea.md:1, "
          + "Tutorials/a.md:2",
      ])
  }

  @Test("the pages of the course and those of the core's book count alike") func bothBooks() throws
  {
    let station = "<!-- snippet: ReactiveCore/Station.swift#Station... -->\n<!-- end -->"
    let say = "<!-- snippet: ReactiveCore/Station.swift#say(_:) -->\n<!-- end -->"
    let project = Project.sample([
      "Tutorials/01-tea.md": station + "\n" + say, "Tutorials/core/01-tea.md": say,
    ])
    let coverage = try project.coverage()
    #expect(lines(coverage.unshown) == [18, 22, 23, 26])
    #expect(
      coverage.shownTwice.first?.regions.map(\.description) == [
        "Tutorials/01-tea.md:3", "Tutorials/core/01-tea.md:1",
      ])
  }

  @Test("README.md, where nobody learns the core, does not count") func readme() throws {
    let region = "<!-- snippet: ReactiveCore/Station.swift -->\n<!-- end -->"
    let coverage = try Project.sample(["README.md": region]).coverage()
    #expect(coverage.unshown.count == coverage.count)
  }

  @Test("a plain extension needs no reading, one with a condition does") func extensions() throws {
    let source = "extension A {\n  var b: Int { 1 }\n}\npublic extension A where B: C {\n}\n"
    let project = Project(files: ["Sources/ReactiveCore/A.swift": source])
    #expect(lines(try project.coverage().unshown) == [2, 4])
  }

  @Test("of conditional code the branches need reading, not what divides them")
  func conditions() throws {
    let source = "#if A\n  let a = 1\n#else\n  let a = 2\n#endif\n"
    let project = Project(files: ["Sources/ReactiveCore/A.swift": source])
    #expect(lines(try project.coverage().unshown) == [2, 4])
  }

  @Test("the report names each line and ends with a count") func report() throws {
    let project = Project(files: ["Sources/ReactiveCore/A.swift": "\n  let a = 1\n"])
    #expect(
      try project.coverage().report == """
        Sources/ReactiveCore/A.swift:2: let a = 1
        of 1 lines, 1 are not shown, 0 twice
        """)
  }

  @Test("a region that cannot be read is a problem") func problem() {
    #expect(throws: Problems.self) { try coverage(of: "<!-- snippet: A.swift -->\n<!-- end -->") }
  }

  @Test("rooms are read, a catalog of DocC and files that are no Swift are not") func rooms() throws
  {
    let project = Project(files: [
      "Sources/ReactiveCore/Signal/A.swift": "let a = 1\n",
      "Sources/ReactiveCore/Operators/Time/B.swift": "let b = 1\n",
      "Sources/ReactiveCore/ReactiveCore.docc/Example.swift": "let c = 1\n",
      "Sources/ReactiveCore/ReactiveCore.docc/ReactiveCore.md": "# The core\n",
      "Tutorials/a.md": "<!-- snippet: ReactiveCore/B.swift -->\n<!-- end -->",
    ])
    #expect(
      try project.coverage().report == """
        Sources/ReactiveCore/Signal/A.swift:1: let a = 1
        of 2 lines, 1 are not shown, 0 twice
        """)
    #expect(coreSize(of: project) == "ReactiveCore is 2 code lines in 2 files.")
  }
}
