import CourseSupport
import Foundation
import LessonKit

extension CourseCommand {
  /// Asks the questions of a lesson, or a mix.
  ///
  /// - Parameters:
  ///   - typed: The number as it was typed; nil for a mix.
  ///   - session: Where they are asked.
  /// - Returns: How it went.
  /// - Throws: `UsageError` for a number or an answer that does not exist; `ToolError` for all else.
  func quiz(_ typed: String?, in session: QuestionSession) throws -> String {
    try QuizSession(plan: try quizPlan(typed), session: session, note: files.keep).run()
  }

  /// Questions and answers at this program's terminal, or through its pipes.
  var session: QuestionSession {
    let isTyped = Terminal.isInputTyped
    return QuestionSession(
      page: QuestionPage(style: report.style, columns: Terminal.columns), isTyped: isTyped,
      read: {
        if isTyped { Terminal.prompt("> ") }
        fflush(nil)
        return readLine()
      },
      say: { print($0) })
  }

  /// Chooses the questions.
  func quizPlan(_ typed: String?) throws -> QuizPlan {
    let book = try QuizBook(root: files.root)
    let log = try files.quizLog()
    if let typed { return QuizPlan(of: try book.meant(by: typed), in: book, log: log) }
    let lessons = (try? files.exercises())?.filter { $0.book == .course } ?? []
    let numbers = lessons.filter(files.hasPassed).map { String($0.number.prefix { $0.isNumber }) }
    return QuizPlan(upTo: Set(numbers), in: book, log: log)
  }
}
