import CourseSupport
import Foundation
import TestSupport
import Testing

/// The program of a lesson, or of a chapter of the core's book.
struct Program: Sendable, CustomTestStringConvertible {
  /// What it is called, and its snapshot.
  let name: String

  /// The line with which it begins.
  let headline: String

  /// The page that is about it.
  let page: String

  var testDescription: String { name }

  static let lessons = Course.lessons.map { lesson in
    Program(
      name: "lesson-\(lesson.name)",
      headline: "Lesson \(Int(lesson.number) ?? 0) · \(lesson.title)",
      page: "Tutorials/\(lesson.name).md")
  }

  static let chapters = Course.chapters.map { chapter in
    Program(
      name: "chapter-\(chapter.name)",
      headline: "Chapter \(Int(chapter.number) ?? 0) · \(chapter.title)",
      page: "Tutorials/core/\(chapter.name).md")
  }

  static let all = lessons + chapters
}

extension Run {
  /// Runs one of our programs to its end, in an empty folder.
  ///
  /// - Parameters:
  ///   - program: Its name.
  ///   - arguments: Its arguments.
  ///   - input: What it can read from standard input.
  ///   - environment: What to set over the environment of the tests.
  /// - Returns: What it printed, and how it ended.
  /// - Throws: What keeps it from running.
  static func of(
    _ program: String, _ arguments: [String] = [], input: String = "",
    environment: [String: String] = [:]
  ) async throws -> Run {
    let executable = try BuiltPrograms.executable(program).path
    return try await withTemporaryFolder { folder in
      try write(input, to: "input", in: folder)
      try write("", to: "work/.empty", in: folder)
      return try await Run.of(
        [executable] + arguments, in: folder.appending(path: "work"),
        input: folder.appending(path: "input"), environment: environment, limit: .seconds(20))
    }
  }
}
