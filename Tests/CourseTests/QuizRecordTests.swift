import CourseSupport
import Foundation
import Quiz
import TestSupport
import Testing

/// What the programs of the quiz print is recorded, so that nobody who learns has to build them.
@Suite struct QuizRecordTests {
  @Test("every program of the quiz prints what is recorded; make record accepts it")
  func isRecorded() throws {
    let lines = try quizPrograms.reduce(into: [:]) { $0[$1] = try quizLine(of: $1) }
    let file = root.appending(path: QuizBook.recordPath)
    if Course.isRecording {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try (encoder.encode(lines) + Data("\n".utf8)).write(to: file)
    }
    let recorded = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
    #expect(recorded == lines)
  }
}
