import CourseSupport

extension CourseFiles {
  private static let quizAnswers = "\(learnerFolder)/quiz/answers"

  /// What the learner has answered in quizzes.
  ///
  /// - Throws: `ToolError`, if the file is there but cannot be read. It is the only copy of what a
  ///   learner did, so it is never replaced by a new one.
  func quizLog() throws(ToolError) -> QuizLog { QuizLog(text: try text(Self.quizAnswers) ?? "") }

  /// Keeps one more answer: a line at the end of the file, whatever stands before it.
  func keep(_ answer: QuizLog.Answer) throws(ToolError) {
    let before = try text(Self.quizAnswers) ?? ""
    // An editor may have left the last line without an end.
    let end = before.isEmpty || before.hasSuffix("\n") ? "" : "\n"
    try save(before + end + answer.line, to: Self.quizAnswers)
  }
}
