import Foundation
import LessonKit
import Quiz

/// Writes the questions of `make quiz` as a script.
///
/// Which answer is right says a run of the question's program, here as there.
struct QuizFile {
  /// The text of the script.
  let text: String

  /// Runs the program of every question.
  ///
  /// - Parameter root: The folder of the package.
  /// - Throws: What is wrong with a question.
  init(root: URL) throws {
    let quizzes = try QuizBook(root: root).quizzes.map { quiz in
      """
      {
      number: \(ExplorerFile.quoted(quiz.number)),
      title: \(ExplorerFile.quoted(quiz.title)),
      questions: [
      \(try quiz.questions.map(Self.entry).joined(separator: ",\n"))
      ]
      }
      """
    }
    text = """
      // Recorded by the core: `make walkthrough` writes this file. `prints` is what the program of
      // the question printed when it ran, and the answer that says so is the right one.
      "use strict";
      ColdAndHot.quizzes = [
      \(quizzes.joined(separator: ",\n"))
      ];

      """
  }

  private static func entry(_ question: Question) throws -> String {
    let options = question.options.map { option in
      let mistake = option.mistake.map { ", mistake: \(ExplorerFile.quoted($0))" } ?? ""
      return """
        {prints: \(ExplorerFile.quoted(option.prints)), text: \(ExplorerFile.quoted(option.text)),
        say: \(ExplorerFile.quoted(option.say))\(mistake)}
        """
    }
    return """
      {
      code: \(ExplorerFile.quoted(question.code.joined(separator: "\n"))),
      ask: \(ExplorerFile.quoted(question.ask)),
      prints: \(ExplorerFile.quoted(try question.run())),
      options: [
      \(options.joined(separator: ",\n"))
      ]
      }
      """
  }
}
