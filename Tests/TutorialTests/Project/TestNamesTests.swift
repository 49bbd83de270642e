import Testing

@testable import weave

/// A law of the contract lists the tests that hold it.
@Suite struct TestNamesTests {
  private let project = Project.sample([
    "Tests/ReactiveCoreTests/TeaTests.swift": """
    @Test("law 2: the second cup comes second", arguments: [1]) func b() {}
    @Test(
      "law 2: no cup is empty") func a() {}
    @Test("law 21: not this one") func c() {}
    """
  ])

  @Test("the tests under a law are listed with their files") func lists() throws {
    let expected = "- TeaTests: no cup is empty\n- TeaTests: the second cup comes second"
    #expect(try content(of: "<!-- tests: law 2 -->", in: project) == expected)
  }

  @Test("the list may be that of some files") func limits() throws {
    let project = Project(files: [
      "Tests/ReactiveCoreTests/ATests.swift": "@Test(\"law 1: a\")",
      "Tests/ReactiveCoreTests/BTests.swift": "@Test(\"law 1: b\")",
      "Tests/ReactiveCoreTests/CTests.swift": "@Test(\"law 1: c\") @Test(\"law 2: c\")",
    ])
    let list = try content(of: "<!-- tests: law 1, CTests, ATests -->", in: project)
    #expect(list == "- ATests: a\n- CTests: c")
    #expect(
      complaints(about: "<!-- tests: law 2, CTests, ATests -->\n<!-- end -->", in: project) == """
        Tutorials/01-tea.md:1: error: no test in ATests has a name that begins with 'law 2:' \
        (name another file, or write one there)
        """)
  }

  @Test("a law without a test is an error") func misses() {
    #expect(
      complaints(about: "<!-- tests: law 3 -->\n<!-- end -->", in: project) == """
        Tutorials/01-tea.md:1: error: no test of the core has a name that begins with 'law 3:' \
        (write one in Tests/ReactiveCoreTests)
        """)
  }

  @Test("the list is in the order of the files' names, whatever rooms they stand in") func rooms() {
    let project = Project(files: [
      "Tests/ReactiveCoreTests/Signal/MapTests.swift": "@Test(\"law 1: a\")",
      "Tests/ReactiveCoreTests/Operators/Values/ZipTests.swift": "@Test(\"law 1: b\")",
      "Tests/ReactiveCoreTests/BagTests.swift": "@Test(\"law 1: c\")",
    ])
    #expect(project.tests(under: "law 1").map(\.file) == ["BagTests", "MapTests", "ZipTests"])
  }
}
