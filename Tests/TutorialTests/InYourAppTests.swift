import Testing
import Workshop

@testable import weave

/// The sections "In your app" of the pages, and the files that they show.
@Suite struct InYourAppTests {
  private static let frameworks = ["SwiftUI", "UIKit"]

  private let project: Project

  init() throws { project = try RealTree.project() }

  /// The files of a lesson for UIKit and SwiftUI, by the names of the frameworks.
  private func files(of lesson: CourseList.Lesson) -> [String] {
    let folder = "Sources/Lessons/\(lesson.name)/Apple/"
    return project.sources.keys.filter { $0.hasPrefix(folder) }.sorted()
      .map { String($0.dropFirst(folder.count).dropLast(".swift".count)) }
  }

  @Test("Package.swift compiles the excerpts of each lesson that has some, one for each framework")
  func areCompiled() throws {
    let manifest = try #require(project.files["Package.swift"])
    let numbers = try #require(manifest.firstMatch(of: /let numbersInApps = "(.*)"/)).1
    let lessons = project.lessons.filter { !files(of: $0).isEmpty }
    #expect(lessons.map(\.number) == numbers.split(separator: " ").map(String.init))
    for lesson in lessons { #expect(files(of: lesson) == Self.frameworks, "\(lesson.name)") }
  }

  @Test("a page with the section shows both files of its lesson, fifteen lines each at most")
  func areShown() throws {
    for lesson in project.lessons where !files(of: lesson).isEmpty {
      let page = try #require(project.files["Tutorials/\(lesson.name).md"])
      let section = try #require(
        page.components(separatedBy: "\n## ").first { $0.hasPrefix("In your app\n") },
        "\(lesson.name) has no section 'In your app'")
      for framework in Self.frameworks {
        let region = "<!-- snippet: Lessons/\(lesson.name)/Apple/\(framework).swift#"
        let shown = section.components(separatedBy: region).dropFirst()
          .flatMap { $0.components(separatedBy: "<!-- end -->")[0].textLines.dropFirst() }
          .filter { !$0.isBlank && !$0.hasPrefix("```") && !$0.hasPrefix("*[") }
        let lines = "\(lesson.name), \(framework): \(shown.count) lines"
        #expect((1...15).contains(shown.count), "\(lines)")
      }
    }
  }
}
