import CourseSupport
import Foundation

/// Writes the questions of `make quiz` as a script.
///
/// Which answer is right says the recorded run of the question's program, here as there.
struct QuizFile {
  /// The text of the script.
  let text: String

  /// Reads all questions, with what their programs printed.
  ///
  /// - Parameter root: The folder of the package.
  /// - Throws: What is wrong with a question.
  init(root: URL) throws {
    let quizzes = try QuizBook(root: root).quizzes.map { quiz in
      JavaScript.object([
        ("number", .json(quiz.lesson.number)), ("title", .json(quiz.lesson.title)),
        ("page", .json("\(quiz.lesson.name).md")),
        ("questions", .list(quiz.questions.map { .json(Entry($0)) })),
      ])
    }
    text = try JavaScript.list(quizzes).text(
      named: "quizzes",
      comment: """
        What the questions' programs printed: `make walkthrough` writes this file. `prints` is what
        the program of a question printed when it ran, and the answer that says so is the right one.
        """)
  }

  /// A question as the page reads it.
  private struct Entry: Encodable {
    let code: String
    let ask: String
    let prints: String
    let options: [Option]

    struct Option: Encodable {
      let prints: String
      let text: String
      let say: String
      let mistake: String?
    }

    init(_ question: Question) {
      code = question.program?.code.joined(separator: "\n") ?? ""
      ask = question.ask
      prints = question.program?.prints ?? ""
      options = question.options.map {
        Option(prints: $0.prints, text: $0.text, say: $0.say, mistake: $0.mistake)
      }
    }
  }
}
