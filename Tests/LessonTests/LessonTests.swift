import Foundation
import LessonKit
import Testing
import Workshop

/// What every lesson must do beside its story.
@Suite struct LessonTests {
  @Test("a lesson opens with the number and title of the list", arguments: Course.lessons)
  func saysItsTitle(lesson: Lesson) throws {
    let file = Course.root.appending(path: "\(LessonSnapshot.folder)/\(lesson.command).txt")
    let lines = try String(textOf: file).split(separator: "\n")
    let number = try #require(Int(lesson.number))
    #expect(lines.dropFirst().first == "Lesson \(number) · \(lesson.title)")
  }

  @Test("--help says what a lesson is and where its page is", arguments: Course.lessons.prefix(1))
  func helps(lesson: Lesson) async throws {
    let run = try await Run.of(try Products.executable(lesson.command), ["--help"])
    #expect(run.ending == .exited(status: 0))
    #expect(run.errors == "")
    #expect(run.output.contains(lesson.title))
    #expect(run.output.contains("swift run \(lesson.command)\n"))
    #expect(run.output.contains("Tutorials/\(lesson.name).md\n"))
    #expect(!run.output.contains("\n— "), "--help runs the lesson")
  }

  @Test("an unknown flag is one line on standard error", arguments: Course.lessons.prefix(1))
  func refusesFlags(lesson: Lesson) async throws {
    let run = try await Run.of(try Products.executable(lesson.command), ["--frob"])
    #expect(run.ending == .exited(status: 64))
    #expect(run.output == "")
    #expect(run.errors == "error: unknown flag '--frob'; try '\(lesson.command) --help'\n")
  }

  @Test("the list of lessons is well formed")
  func listIsWellFormed() throws {
    let folder = Course.root.appending(path: "Sources/Lessons").path(percentEncoded: false)
    let folders = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { !$0.hasPrefix(".") }
    #expect(Lesson.problems(in: Course.lessons, folders: folders) == [])
  }
}
