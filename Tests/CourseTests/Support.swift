import CourseSupport
import Foundation
import LessonKit
import TestSupport
import Testing

@testable import course

let root = Course.root
let lessons = Course.lessons

/// The folder into which the package was built.
let products = Products.folder

/// All exercises; none if they cannot be read, which a test of its own tells.
let exercises = (try? CourseFiles(root: root).exercises()) ?? []

/// Returns the course that works in a folder, with time enough for a busy machine.
func course(
  in folder: URL, compiling: Duration = .seconds(120), running: Duration = .seconds(20)
) -> CourseCommand {
  CourseCommand(
    files: CourseFiles(root: folder),
    toolchain: Toolchain(products: products, limits: (compiling, running)),
    report: CourseReport(style: Style(hasColor: false)))
}

extension CourseCommand {
  /// Returns what the course says to a command, and expects its exit status.
  func says(_ command: String..., status: Status = .fine) async throws -> String {
    let answer = try await self.answer(to: CourseMode(arguments: command))
    #expect(answer.status == status)
    #expect(answer.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    return answer.text
  }
}
