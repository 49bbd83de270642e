import Foundation
import Testing

@testable import LessonKit
@testable import coach

/// Every page in the old form asks for a prediction that can be answered, and explains each line.
@Suite struct LinePredictTests {
  /// The lessons whose pages still ask for lines.
  private static let lessons = Course.lessons.filter { lesson in
    let page = Course.root.appending(path: "Tutorials/\(lesson.name).md")
    return (try? String(contentsOf: page, encoding: .utf8)).map(LinePredictMode.isMeant) ?? false
  }

  private func question(_ lesson: Lesson) throws -> LineQuestion {
    let page = Course.root.appending(path: "Tutorials/\(lesson.name).md")
    return try LineQuestion(page: String(contentsOf: page, encoding: .utf8))
  }

  private func answer(_ lesson: Lesson) throws -> [String] {
    let file = Course.root.appending(path: "Tests/LessonTests/Snapshots/\(lesson.command).txt")
    let output = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(
      String.init)
    return try question(lesson).answer(in: output)
  }

  @Test("each line of the answer is explained on the page", arguments: lessons)
  func explainsEachLine(lesson: Lesson) throws {
    let (question, answer) = try (question(lesson), answer(lesson))
    #expect((2...12).contains(answer.count), "\(answer.count) lines are asked for")
    for line in answer where question.explanation(of: line) == nil {
      Issue.record("no 'because:' of Tutorials/\(lesson.name).md explains '\(line)'")
    }
    for explanation in question.explanations
    where !answer.contains(where: {
      question.explanation(of: $0) == explanation.sentence
    }) {
      Issue.record("no line of the answer needs 'because: \(explanation.part)'")
    }
  }

  @Test(
    "--predict takes lines from a pipe: the right ones, none, and others", arguments: lessons
  )
  func answers(lesson: Lesson) async throws {
    let executable = try Products.executable(lesson.command)
    let answer = try answer(lesson)
    // As it is pasted: with an empty line first, and one behind each line.
    let right = try await Run.of(
      executable, ["--predict"], input: "\n" + answer.map { $0 + "\n\n" }.joined())
    #expect(right.ending == .exited(status: 0))
    #expect(right.errors == "")
    #expect(right.output.contains("No guess yet."))
    #expect(right.output.contains("All \(answer.count) lines are right."))
    let none = try await Run.of(executable, ["--predict"])
    #expect(none.ending == .exited(status: 0))
    #expect(none.output.contains("No guess is a fair answer, too."))
    let wrong = try await Run.of(executable, ["--predict"], input: "\(answer[0])\nsomething else")
    #expect(wrong.ending == .exited(status: 0))
    #expect(wrong.output.contains("The first line is right. The second is another one:"))
    #expect(wrong.output.contains("Why? The page says:"))
  }
}
