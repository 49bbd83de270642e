import CourseSupport
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
