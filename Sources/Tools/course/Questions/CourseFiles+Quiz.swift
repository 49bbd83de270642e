import Foundation
import LessonKit
import CourseSupport

extension CourseFiles {
  private static let quizAnswers = "\(desk)/quiz/answers"

  /// What the learner has answered in quizzes.
  ///
  /// - Throws: `ToolError`, if the file is there but cannot be read. It is the only copy of what a
  ///   learner did, so nobody may write a new one in its place.
  func quizLog() throws(ToolError) -> QuizLog { QuizLog(text: try text(Self.quizAnswers) ?? "") }

  /// Keeps one more answer: a line at the end of the file, whatever stands before it.
  func keep(_ answer: QuizLog.Answer) throws(ToolError) {
    let file = root.appending(path: Self.quizAnswers)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      throw ToolError(cannot: "make the folder of", Self.quizAnswers, because: error)
    }
    // An editor may have left the last line without an end.
    let isOpen = try text(Self.quizAnswers).map { !$0.isEmpty && !$0.hasSuffix("\n") } ?? false
    let line = (isOpen ? "\n" : "") + answer.line
    let descriptor = open(file.path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
    guard descriptor >= 0 else { throw Self.cannotWriteAnswers() }
    defer { close(descriptor) }
    guard write(descriptor, line, line.utf8.count) == line.utf8.count else {
      throw Self.cannotWriteAnswers()
    }
  }

  private static func cannotWriteAnswers() -> ToolError {
    ToolError(cannot: "write", quizAnswers, because: POSIXError(.init(rawValue: errno) ?? .EIO))
  }
}
