import CourseSupport
import Foundation
import Quiz
import TestSupport
import Testing

@testable import course

/// Every answer of every question is given to the command as a learner gives it from a pipe.
@Suite struct QuestionRepliesTests {
  @Test("each answer, and that one does not know, has its own reply", arguments: lessons)
  func predicts(lesson: CourseList.Lesson) async throws {
    let page = try PredictPage(Course.text("Tutorials/\(lesson.name).md"))
    let steps = try await Course.steps(of: lesson)
    let questions = try cards(of: lesson).predict.map {
      try Posed($0, run: $0.source.answer(in: steps), because: page.explanation(of: $0))
    }
    try await answer(questions, with: ["predict", lesson.number], in: root) { "Question \($0)" }
  }

  @Test("each answer of a quiz, and that one does not know, has its own reply", arguments: lessons)
  func quizzes(lesson: CourseList.Lesson) async throws {
    let questions = try cards(of: lesson).quiz.map { try Posed($0, run: quizLine(of: $0.name)) }
    try await inQuizFolder(of: [lesson]) { folder in
      let verdicts = try await answer(questions, with: ["quiz", lesson.number], in: folder) { _ in
        "?  I don't know"
      }
      let kept = verdicts.map {
        "\($0.isRight ? "right" : "wrong") \($0.name) in \(lesson.number)\n"
      }
      #expect(try String(textOf: folder.appending(path: "Exercises/quiz/answers")) == kept.joined())
    }
  }

  /// Gives all answers to some questions, and expects nothing but the reply of each.
  ///
  /// In each round the next question has the next answer, so that a reply or a verdict that belongs
  /// to another question is noticed.
  ///
  /// - Returns: In order of the answers, the question of each, and whether it was right.
  @discardableResult private func answer(
    _ questions: [Posed], with command: [String], in folder: URL, after opening: (Int) -> String
  ) async throws -> [(name: String, isRight: Bool)] {
    var all: [(name: String, isRight: Bool)] = []
    for round in 0..<(questions.map(\.replies.count).max() ?? 0) {
      let chosen = questions.enumerated().map { $1.replies[(round + $0) % $1.replies.count] }
      let run = try await Run.ofCourse(
        command, typing: chosen.map { "\n\($0.letter)\n" }.joined(), in: folder)
      #expect(run.ending == .exited(status: 0) && run.errors == "")
      let lines = run.output.split(separator: "\n")
      #expect(lines.filter { $0.count > 80 || $0.contains("\u{1B}") } == [])
      let verdicts = chosen.compactMap(\.isRight)
      let unknown = chosen.count - verdicts.count
      let score = """
        \(verdicts.isEmpty ? "" : "\(verdicts.count { $0 }) of \(verdicts.count)") \
        \(verdicts.isEmpty ? "" : verdicts.count == 1 ? "is right." : "are right.") \
        \(unknown == 0 ? "" : "Not known: \(unknown).")
        """
      for (index, reply) in chosen.enumerated() {
        let next = index + 1 < chosen.count ? "Question \(index + 2)" : score
        let words = "\(opening(index + 1)) \(reply.words) \(next)".flowing
        #expect(run.output.flowing.contains(words), "\(command): \(words)")
      }
      all += zip(questions, chosen).map { ($0.question.name, $1.isRight == true) }
    }
    return all
  }
}

/// A question, and what is to be said to each answer.
private struct Posed {
  let question: Question
  let replies: [(letter: String, isRight: Bool?, words: String)]

  init(_ question: Question, run: String?, because: String? = nil) throws {
    self.question = question
    let options = Array(zip(["a", "b", "c", "d", "e"], question.options))
    let (letter, right) = try #require(options.first { $1.prints == run }, "\(question.ask)")
    let because = try #require(because ?? right.say, "\(question.ask)")
    let explained = "The run says \(letter): \(right.text) \(because)"
    replies =
      try options.map { letter, option in
        if option == right { return (letter, true, "Right. \(because)") }
        let mistake = option.mistake.map { "Many think so: \"\($0)\"." } ?? ""
        return (letter, false, "Not quite. \(try #require(option.say)) \(mistake) \(explained)")
      } + [("?", nil, explained)]
  }
}
