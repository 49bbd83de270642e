import Testing

@testable import weave

/// The page for those who change the course.
@Suite struct ContributingTests {
  private let path = ".github/CONTRIBUTING.md"
  private let project: Project
  private let page: String

  init() throws {
    project = try RealTree.project()
    page = try #require(project.files[path])
  }

  @Test("every link of the page leads somewhere") func links() {
    #expect(page.contains("]("))
    for problem in project.brokenLinks(on: path) { Issue.record("\(problem)") }
  }

  @Test("every folder and file that the page names in code is there")
  func pathsExist() {
    let paths = page.matches(of: /`((?:Sources|Tests|Tutorials)\/[\w\/.-]*)`/).map { String($0.1) }
    #expect(paths.count > 8)
    for named in paths {
      #expect(project.files.keys.contains { $0 == named || $0.hasPrefix(named) }, "\(named)")
    }
  }
}
