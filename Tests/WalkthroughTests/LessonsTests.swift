import CourseSupport
import Foundation
import TestSupport
import Testing

@testable import walkthrough

/// How lessons and their steps are read for the page.
@Suite struct LessonsTests {
  @Test("every lesson of the list has steps, each with the line that makes it happen")
  func hasAll() async throws {
    for lesson in Course.lessons {
      let steps = try await Course.steps(of: lesson)
      #expect(steps.count > 5, "\(lesson.name)")
      for step in steps {
        let file = try Course.text("Sources/Lessons/\(lesson.name)/\(step.place.file)")
        let code = file.components(separatedBy: "\n")[step.place.line - 1]
        let words =
          switch step.what {
          case .printed: ["print(", "runApart("]
          case .drawn: ["draw("]
          // A line that only lets time go by makes nothing happen.
          case .event: [code.contains(/\.(run|advance)\(/) ? "no such word" : code.trimmed]
          }
        #expect(
          words.contains { code.contains($0) },
          "\(lesson.name), \(step.place): '\(step.text[0])' is not from: \(code)")
      }
    }
  }
}
