import CourseSupport
import Foundation
import LessonKit

extension CourseCommand {
  /// Asks the questions of a lesson, or a mix.
  ///
  /// - Parameters:
  ///   - typed: The number as it was typed; nothing for a mix.
  ///   - session: Where they are asked.
  /// - Returns: How it went.
  /// - Throws: `UsageError` for a number or an answer that does not exist; `ToolError` for all else.
  func quiz(_ typed: String, in session: QuestionSession) throws -> String {
    try session.hold(try quizPlan(typed), note: keep)
  }

  /// Questions and answers at this program's terminal, or through its pipes.
  var session: QuestionSession {
    let isTyped = Terminal.isInputTyped
    var isFirst = isTyped
    return QuestionSession(
      page: QuestionPage(style: report.style, columns: Terminal.columns), isTyped: isTyped,
      read: {
        if isTyped { Terminal.prompt("> ") }
        fflush(nil)
        // What was typed while a lesson was built is no answer to a question that was not asked.
        if isFirst { tcflush(STDIN_FILENO, TCIFLUSH) }
        isFirst = false
        return readLine()
      },
      say: { print($0) })
  }

  /// Chooses the questions.
  func quizPlan(_ typed: String) throws -> QuizPlan {
    let book = try QuizBook(root: files.root)
    // It is the only copy of what a learner did: if it cannot be read, it is not replaced by a new one.
    let log = QuizLog(text: try files.text(Self.answers) ?? "")
    if !typed.isEmpty {
      let lesson = try CourseList.meant(by: typed, "lesson", in: book.quizzes.map(\.lesson))
      return QuizPlan(of: lesson, in: book, log: log, now: now())
    }
    let checked = try files.exercises().filter { $0.book == .course && files.hasPassed($0) }
    let numbers = Set(checked.map { String($0.number.prefix(2)) })
    return QuizPlan(upTo: numbers, in: book, log: log, now: now())
  }

  private static let answers = "\(CourseFiles.learnerFolder)/quiz/answers"

  /// Keeps one more answer: a line at the end of the file, whatever stands before it.
  private func keep(_ entry: QuizLog.Entry) throws {
    let before = try files.text(Self.answers) ?? ""
    // An editor may have left the last line without an end.
    let end = before.isEmpty || before.hasSuffix("\n") ? "" : "\n"
    var entry = entry
    entry.time = now()
    try files.save(before + end + entry.line, to: Self.answers)
  }
}
