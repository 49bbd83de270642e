import LessonKit

/// A small program, a question about it, and the answers to choose from.
///
/// No answer is marked as right: the one whose line the program prints is.
package struct QuizQuestion: Sendable, Equatable {
  /// The name of the function that is the program; no two questions share one.
  package let name: String

  /// What is asked.
  package let ask: String

  /// The answers, in the order in which they are offered.
  package let options: [Option]

  /// The lines of the program, cut out of its source.
  package let code: [String]

  /// One answer.
  package struct Option: Sendable, Equatable, Codable {
    /// The line that the program would print, were this the right answer.
    package let prints: String

    /// The answer in words, if the line alone says too little.
    package let answer: String?

    /// What to say to who chooses it.
    package let say: String

    /// The name of the common mistake behind it, if it has one.
    package let mistake: String?

    /// What the learner reads.
    package var text: String { answer ?? prints }
  }

  /// Runs the program.
  ///
  /// - Returns: The line that it prints.
  /// - Throws: `QuizProblem`, if there is no such program, or if it prints less or more.
  package func run() throws(QuizProblem) -> String {
    guard let program = programs[name] else {
      throw QuizProblem(message: "Sources/Quiz/Programs.swift does not list '\(name)'")
    }
    let lines = Recorder<String>()
    do {
      try Output.$lines.withValue(lines) { try program() }
    } catch {
      throw QuizProblem(message: "the program of '\(name)' stops with \(error)")
    }
    guard let line = lines.values.first, lines.values.count == 1 else {
      throw QuizProblem(
        message: "'\(name)' prints \(lines.values.count) lines; it should print one")
    }
    return line
  }
}

/// The questions about one lesson.
package struct LessonQuiz: Sendable, Equatable {
  /// The number of the lesson as it is written: `07`.
  package let number: String

  /// The name of the lesson without its number.
  package let lesson: String

  /// The title of the lesson.
  package let title: String

  /// Its questions, in the order in which they are asked.
  package let questions: [QuizQuestion]
}

/// What is wrong with a question.
package struct QuizProblem: Error, Equatable {
  package let message: String
}
