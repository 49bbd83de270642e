import Foundation
import SwiftReader

/// The questions about one lesson.
package struct LessonQuiz: Sendable, Equatable {
  package let lesson: CourseList.Item

  /// Its questions, in the order in which they are asked.
  package let questions: [Question]
}

/// All questions of the course, read from its folder.
package struct QuizBook: Sendable {
  /// A quiz for each lesson, in the order of the course.
  package let quizzes: [LessonQuiz]

  /// The file with what the programs of the questions printed.
  package static let recordPath = "Sources/Quiz/recorded.json"

  /// The folder with the programs, in a file for each part of the course.
  package static let programFolder = "Sources/Quiz/Programs"

  /// Reads the questions.
  ///
  ///     for quiz in try QuizBook(root: root).quizzes {
  ///       for question in quiz.questions { print(question.ask) }
  ///     }
  ///
  /// - Parameter root: The folder of the package.
  /// - Throws: `ToolError`, which says what to mend.
  package init(root: URL) throws {
    func text(_ path: String) throws -> String {
      if let text = try? String(textOf: root.appending(path: path)) { return text }
      throw ToolError(message: "\(path) cannot be read; get it back: git checkout \(path)")
    }
    func read<Content: Decodable>(_ path: String) throws -> Content {
      let json = Data(try text(path).utf8)
      do { return try JSONDecoder().decode(Content.self, from: json) } catch {
        throw ToolError(mend: path, "is broken: \(error)")
      }
    }
    let recorded: [String: String] = try read(Self.recordPath)
    let folder = root.appending(path: Self.programFolder).path
    let programs = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      .flatMap { try text("\(Self.programFolder)/\($0)").textLines }
    quizzes = try CourseList(root: root).lessons.map { lesson in
      let asked: LessonQuestions = try read(
        "Sources/Lessons/\(lesson.name)/\(LessonQuestions.fileName)")
      let questions = try asked.quiz.map { question in
        guard let code = programs.body(of: question.name), let line = recorded[question.name] else {
          throw ToolError(
            message:
              "the question '\(question.ask)' needs a function '\(question.name)' in "
              + "\(Self.programFolder), and what it prints: make record")
        }
        var question = question
        question.program = .init(code: code, prints: line)
        return question
      }
      return LessonQuiz(lesson: lesson, questions: questions)
    }
  }
}

extension [String] {
  /// Cuts the lines of a function's body out of those of a source file.
  fileprivate func body(of function: String) -> [String]? {
    let openings = ["", " throws", " async"].map { "func \(function)()\($0) {" }
    guard let opening = firstIndex(where: openings.contains) else { return nil }
    return self[(opening + 1)...].prefix { $0 != "}" }.withoutCommonIndentation
  }
}
