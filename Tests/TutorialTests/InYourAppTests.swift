import CourseSupport
import Testing

@testable import weave

/// The sections "In your app" of the pages, and the files that they show.
@Suite struct InYourAppTests {
  private let project: Project

  init() throws { project = try RealTree.project() }

  /// The names of the files of a lesson for UIKit and SwiftUI.
  private func files(of lesson: CourseList.Lesson) -> [String] {
    ["SwiftUI", "UIKit"].map { "\($0)-\(lesson.number).swift" }
      .filter { project.sources["Sources/Excerpts/\($0)"] != nil }
  }

  @Test("each excerpt belongs to a lesson, which has one for each framework")
  func belongToLessons() {
    let lessons = project.course.lessons.map(files).filter { !$0.isEmpty }
    #expect(lessons.count >= 18)
    #expect(lessons.allSatisfy { $0.count == 2 })
    let excerpts = project.sources.keys.filter { $0.hasPrefix("Sources/Excerpts/") }
    #expect(excerpts.count == 2 * lessons.count + 1)  // the one for Combine belongs to none
  }

  @Test("a page with the section shows both files of its lesson, fifteen lines each at most")
  func areShown() throws {
    for lesson in project.course.lessons where !files(of: lesson).isEmpty {
      let page = try #require(project.files["Tutorials/\(lesson.name).md"])
      let section = try #require(
        page.components(separatedBy: "\n## ").first { $0.hasPrefix("In your app\n") },
        "\(lesson.name) has no section 'In your app'")
      for file in files(of: lesson) {
        let region = "<!-- snippet: Excerpts/\(file)#"
        let shown = section.components(separatedBy: region).dropFirst()
          .flatMap { $0.components(separatedBy: "<!-- end -->")[0].textLines.dropFirst() }
          .filter { !$0.isBlank && !$0.hasPrefix("```") && !$0.hasPrefix("*[") }
        #expect((1...15).contains(shown.count), "\(file): \(shown.count) lines")
      }
    }
  }
}
