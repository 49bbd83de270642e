import Testing

@testable import weave

/// The catalogs of the reference say nothing that is not so.
@Suite struct CatalogTests {
  private let project: Project
  private let pages: [String: String]

  init() throws {
    project = try RealTree.project()
    pages = project.files.filter { $0.key.contains(".docc/") && $0.key.hasSuffix(".md") }
  }

  @Test("each library has a landing page")
  func land() {
    #expect(pages["Sources/ReactiveCore/ReactiveCore.docc/ReactiveCore.md"] != nil)
    #expect(pages["Sources/AppBridge/AppBridge.docc/AppBridge.md"] != nil)
    #expect(pages["Sources/LessonKit/LessonKit.docc/LessonKit.md"] != nil)
  }

  @Test("the files of the course that they name are there")
  func nameFiles() {
    let named = pages.values.flatMap { $0.matches(of: /`(Tutorials\/[^`]+)`/).map { String($0.1) } }
    #expect(named.filter { project.files[$0] == nil } == [])
    #expect(named.count >= 4)
  }

  @Test("their examples are run by a test, and print what they say")
  func areRun() throws {
    let tests = try ["LessonKitTests", "AppBridgeTests"].map { folder in
      try #require(project.files["Tests/\(folder)/CatalogExamples.swift"])
    }.joined()
    let examples = pages.values.flatMap { $0.matches(of: /```swift\n([^`]+)```/).map(\.1) }
    let lines = examples.joined().split(separator: "\n").filter { !$0.hasPrefix("@Test") }
    for line in lines {
      let parts = line.components(separatedBy: "  // ")
      #expect(tests.contains(parts[0]))
      if parts.count > 1 { #expect(tests.contains("\"\(parts[1])\"")) }
    }
    #expect(lines.count >= 6)
  }
}
