import Marbles

/// Something that keeps a program of the quiz from answering.
package struct QuizProblem: Error, Equatable, CustomStringConvertible {
  package let description: String
}

/// Runs one of the programs of this target.
///
/// - Parameter name: The name of its function.
/// - Returns: The line that it prints.
/// - Throws: `QuizProblem`, if there is no such program, or if it prints less or more.
package func quizLine(of name: String) async throws(QuizProblem) -> String {
  guard let program = programs[name] else {
    throw QuizProblem(
      description: "no function of Sources/Quiz/Programs is called '\(name)', or the list of them "
        + "is old: make weave")
  }
  let lines = Recorder<String>()
  do {
    try await Output.$lines.withValue(lines) { try await program() }
  } catch {
    throw QuizProblem(description: "the program of '\(name)' stops with \(error)")
  }
  guard let line = lines.values.first, lines.values.count == 1 else {
    throw QuizProblem(
      description: "'\(name)' prints \(lines.values.count) lines; it should print one")
  }
  return line
}

/// The names of all programs.
package var quizPrograms: [String] { programs.keys.sorted() }
