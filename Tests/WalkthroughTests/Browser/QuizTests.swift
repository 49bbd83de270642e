import CourseSupport
import Foundation
import TestSupport
import Testing

@testable import walkthrough

extension BrowserTests {
  /// What the page asks, and what it replies.
  struct QuizTests {
    @Test("a quiz asks what make quiz asks, and each answer gets its reply")
    func asks() async throws {
      let quizzes = try QuizBook(root: Course.root).quizzes
      try await Engine.chromium.open("#quiz") { page in
        for quiz in quizzes {
          let found: [[[String]]] = try page.get(
            """
            [[see.one('#quiz-code').textContent],
              see.all('#quiz-form .option').map(part => part.textContent), see.replies()]
            """,
            at: quiz.questions.indices.map { "#quiz-\(quiz.number)/\($0 + 1)" })
          for (question, seen) in zip(quiz.questions, found) {
            #expect(seen[0] == [question.program?.code.joined(separator: "\n") ?? ""])
            #expect(seen[1] == question.options.map(\.text) + ["I don't know"])
            let line = question.program?.prints ?? ""
            let right = question.options.firstIndex { $0.prints == line } ?? -1
            let because = question.options[right].say ?? "no reply"
            let run = "The run says \("abcde".dropFirst(right).prefix(1)): \(line)\(because)"
            let expected = question.options.map { option in
              let mistake = option.mistake.map { "Many think so: \"\($0)\"." } ?? ""
              return option.prints == line
                ? "✓ Right.\(because)" : "✗ Not quite.\(option.say ?? "")\(mistake)\(run)"
            }
            #expect(seen[2] == expected + [run], "\(question.name)")
          }
        }
      }
    }

  }
}
