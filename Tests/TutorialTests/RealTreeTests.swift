import CourseSupport
import SwiftReader
import TestSupport
import Testing

@testable import weave

/// The tree that these tests stand in.
enum RealTree {
  /// It is read once for all tests, since that takes a second.
  private static let tree = try? Project(at: Course.root)

  static func project() throws -> Project { try #require(tree, "the tree cannot be read") }
}

/// What holds for the pages of the tree as a whole.
@Suite struct RealTreeTests {
  private let project: Project

  init() throws { project = try RealTree.project() }

  @Test("the contract has all fourteen laws, each with its tests, and no test names another")
  func coversTheContract() throws {
    let contract = try #require(project.files["Tutorials/contract.md"])
    for law in 1...14 {
      #expect(contract.contains("\n## Law \(law) "), "the contract lacks law \(law)")
      #expect(contract.contains("<!-- tests: law \(law) -->"), "law \(law) lists no tests")
      #expect(!project.tests(under: "law \(law)").isEmpty, "no test proves law \(law)")
    }
    #expect(namedByTests(as: "law") == Set((1...14).map { "\($0)" }))
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
    #expect(namedByTests(as: "choice") == Set(choices))
    #expect(choices.count >= 16)
  }

  /// What tests are named after: the laws that they hold, or the choices.
  private func namedByTests(as kind: String) -> Set<String> {
    let tests = project.files.filter { path, _ in
      path.hasPrefix("Tests/ReactiveCoreTests/") || path.hasPrefix("Tests/AppBridgeTests/")
    }
    let names = tests.values.flatMap { $0.matches(of: /"(\w+) (\w+(?:\([^)]*\))?):/) }
    return Set(names.filter { $0.1 == kind }.map { String($0.2) })
  }

  @Test("weaving changes nothing") func nothingToWeave() throws {
    for (path, text) in try project.changes().sorted(by: { $0.key < $1.key }) {
      let difference = LineDiff(expected: project.files[path] ?? "", actual: text).changes
      Issue.record("\(path) is not what weave would write; run 'make weave'\n\(difference)")
    }
  }

  @Test("every link leads somewhere") func links() throws { try project.checkLinks() }

  @Test("every line of the core is read, and none twice") func everyLineRead() throws {
    for finding in project.coverage() { Issue.record("\(finding)") }
  }

  @Test("the page for makers names every kind of region, and files that are there")
  func contributing() throws {
    let page = try #require(project.files[Project.contributing])
    for kind in Region.Kind.allCases { #expect(page.contains("<!-- \(kind.rawValue)")) }
    let paths = page.matches(of: /`((?:Sources|Tests|Tutorials)\/[\w\/.-]*)`/).map { String($0.1) }
    #expect(paths.count > 8)
    for named in paths {
      #expect(project.files.keys.contains { $0 == named || $0.hasPrefix(named) }, "\(named)")
    }
  }

  @Test("the examples of the reference's catalogs are run by a test, and print what they say")
  func catalogsAreRun() throws {
    let tests = try ["MarblesTests", "AppBridgeTests"].map { folder in
      try #require(project.files["Tests/\(folder)/CatalogExamples.swift"])
    }.joined()
    let pages = project.files.filter { $0.key.contains(".docc/") && $0.key.hasSuffix(".md") }.values
    let examples = pages.flatMap { $0.matches(of: /```swift\n([^`]+)```/).map(\.1) }
    let lines = examples.joined().split(separator: "\n").filter { !$0.hasPrefix("@Test") }
    for line in lines {
      let parts = line.components(separatedBy: "  // ")
      #expect(tests.contains(parts[0]))
      if parts.count > 1 { #expect(tests.contains("\"\(parts[1])\"")) }
    }
    #expect(lines.count >= 6)
  }

  @Test("each file of the core and the bridge has a name of its own")
  func filesAreNamed() {
    let names = project.files.keys.filter { path in
      let isOfLibrary = ["Sources/ReactiveCore/", "Sources/AppBridge/"].contains(
        where: path.hasPrefix)
      return isOfLibrary && path.hasSuffix(".swift")
    }.map { $0.split(separator: "/").last }
    #expect(names.count >= 100)
    #expect(Set(names).count == names.count, "pages and mutants call a file by its name")
  }

  @Test("each operator is drawn by a row or a check, or a test of operators calls it as a member")
  func operatorsAreTested() {
    let tests = project.files.filter { $0.key.hasPrefix("Tests/ReactiveCoreTests/Operators/") }
    // Swift or the core has other functions of these names, so a call proves nothing.
    var used = Set(tests.values.flatMap { masked($0).matches(of: /\.(\w+)(?:\(| \{)/).map(\.1) })
      .subtracting([
        "compactMap", "filter", "first", "flatMap", "map", "reduce", "subscribe", "zip",
      ])
    for text in tests.values {
      used.formUnion(text.matches(of: /(?m)^ *DrawnOperator\(\s*"(\w+)/).map(\.1))
      used.formUnion(masked(text).matches(of: /\.check \{\s*(\w+)\(/).map(\.1))
    }
    for file in project.core where file.path.contains("/Operators/") {
      for function in declarations(in: file) where function.kind == "func" && function.isPublic {
        let isUsed = used.contains(function.names[0][...])
        #expect(isUsed, "\(file.path): no test of an operator uses \(function.title)")
      }
    }
  }
}

extension Project {
  /// Returns a sentence for each part of the core that no page shows, or more than one region.
  func coverage() -> [String] {
    let regions = (pages(of: .course) + pages(of: .core)).flatMap { path in
      Page(files[path] ?? "", path: path).regions.filter { $0.kind == .snippet }
    }
    let shown = Dictionary(grouping: regions, by: \.argument)
    return core.flatMap { file in
      file.parts.compactMap { part in
        let name = "ReactiveCore/\(file.name)" + (part.name.map { "#\($0)" } ?? "")
        let places = shown[name, default: []].map(\.place.description)
        if places.count == 1 { return nil }
        return "\(name) is shown by \(places.isEmpty ? "no page" : listed(places))"
      }
    }
  }
}
