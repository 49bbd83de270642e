import CourseSupport
import Testing

@testable import weave

/// The tree that these tests stand in.
@Suite struct RealTreeTests {
  private let project: Project

  init() throws {
    project = try RealTree.project()
  }

  @Test("the contract has all fourteen laws, each with its tests, and no test names another")
  func coversTheContract() throws {
    let contract = try #require(project.files["Tutorials/contract.md"])
    for law in 1...14 {
      #expect(contract.contains("\n## Law \(law) "), "the contract lacks law \(law)")
      #expect(contract.contains("<!-- tests: law \(law) -->"), "law \(law) lists no tests")
      #expect(!project.tests(under: "law \(law)").isEmpty, "no test proves law \(law)")
    }
  }

  @Test("every choice of the contract names its lesson and its tests, and no test names another")
  func coversTheChoices() throws {
    let contract = try #require(project.files["Tutorials/contract.md"])
    let sections = contract.components(separatedBy: "\n### ").dropFirst()
    let choices = sections.map { $0.components(separatedBy: "\n")[0] }
    for (choice, section) in zip(choices, sections) {
      #expect(section.contains("<!-- tests: choice \(choice) -->"), "\(choice) lists no tests")
      #expect(section.contains(/See\s+\[lesson\s+\d+\]/), "\(choice) names no lesson")
      #expect(!project.tests(under: "choice \(choice)").isEmpty, "no test proves \(choice)")
    }
    let named = project.files.filter { $0.key.hasPrefix("Tests/ReactiveCoreTests/") }.values
      .flatMap { $0.matches(of: /"choice (\w+):/).map { String($0.1) } }
    #expect(Set(named) == Set(choices))
    #expect(choices.count >= 16)
  }

  @Test("weaving changes nothing") func nothingToWeave() throws {
    for (path, text) in try project.changes().sorted(by: { $0.key < $1.key }) {
      let difference = LineDiff(expected: project.files[path] ?? "", actual: text).changes
      Issue.record("\(path) is not what weave would write; run 'make weave'\n\(difference)")
    }
  }

  @Test("each drawing of each lesson has its picture, and no picture is left over")
  func pictures() throws {
    let drawings = project.files.filter { $0.key.hasPrefix("Tests/LessonTests/Snapshots/") }
      .values.flatMap(\.textLines).filter { $0.hasPrefix("~ ") && $0.hasSuffix(" ~") }
    let pictures = try project.diagrams()
    #expect(pictures.count == drawings.count)
    for path in pictures.keys { #expect(project.files[path] != nil, "\(path) is missing") }
    #expect(try project.orphans() == [])
    for (path, svg) in pictures {
      let width = try #require(svg.firstMatch(of: /width="([\d.]+)"/).flatMap { Double($0.1) })
      #expect(width <= 720, "\(path) is too wide")
    }
  }

  @Test("every link leads somewhere") func links() throws { try project.checkLinks() }

  @Test("every line of the core is read, and none twice") func everyLineRead() throws {
    for finding in project.coverage() { Issue.record("\(finding)") }
  }
}
