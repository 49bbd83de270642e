import LessonKit

/// The questions about one lesson.
package struct LessonQuiz: Sendable, Equatable {
  /// The number of the lesson as it is written: `07`.
  package let number: String

  /// The name of the lesson without its number.
  package let lesson: String

  /// The title of the lesson.
  package let title: String

  /// Its questions, in the order in which they are asked.
  package let questions: [Question]
}

extension Question {
  /// Runs the program of a question.
  ///
  /// - Returns: The line that it prints.
  /// - Throws: `QuestionProblem`, if there is no such program, or if it prints less or more.
  package func run() throws(QuestionProblem) -> String { try Self.line(of: name) }

  /// Runs one of the programs of this target.
  ///
  /// - Parameter name: The name of its function.
  /// - Returns: The line that it prints.
  /// - Throws: `QuestionProblem`, if there is no such program, or if it prints less or more.
  package static func line(of name: String) throws(QuestionProblem) -> String {
    guard let program = programs[name] else {
      throw QuestionProblem(
        "no function of Sources/Quiz/Programs is called '\(name)', or "
          + "the list of them is old: make weave")
    }
    let lines = Recorder<String>()
    do {
      try Output.$lines.withValue(lines) { try program() }
    } catch {
      throw QuestionProblem("the program of '\(name)' stops with \(error)")
    }
    guard let line = lines.values.first, lines.values.count == 1 else {
      throw QuestionProblem("'\(name)' prints \(lines.values.count) lines; it should print one")
    }
    return line
  }
}
