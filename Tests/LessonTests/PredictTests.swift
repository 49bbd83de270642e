import Foundation
import Testing

@testable import LessonKit
@testable import coach

/// Every page asks questions that can be answered, and has a reply to each answer.
@Suite struct PredictTests {
  private static let lessons = Course.lessons

  /// What the page of a lesson asks, and the right answers from its snapshot.
  private func asked(_ lesson: Lesson) throws -> (page: QuestionPage, answers: [String]) {
    let page = Course.root.appending(path: "Tutorials/\(lesson.name).md")
    let file = Course.root.appending(path: "Tests/LessonTests/Snapshots/\(lesson.command).txt")
    let asked = try QuestionPage(page: String(contentsOf: page, encoding: .utf8))
    let output = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let answers = try asked.questions.map { question in
      try #require(
        question.source.answer(in: output), "no run answers question \(question.number)")
    }
    return (asked, answers)
  }

  @Test("one to three questions, and for each two wrong answers that differ", arguments: lessons)
  func foreseesMistakes(lesson: Lesson) throws {
    let (page, answers) = try asked(lesson)
    #expect((1...3).contains(page.questions.count))
    for (question, answer) in zip(page.questions, answers) {
      let mistakes = question.mistakes
      #expect(mistakes.count >= 2, "question \(question.number): \(mistakes.count) foreseen")
      #expect(Set(mistakes.map(\.reply)).count == mistakes.count, "a reply stands twice")
      for (index, mistake) in mistakes.enumerated() {
        #expect(
          !question.isSame(mistake.guess, as: answer),
          "'\(mistake.guess)' is the right answer to question \(question.number)")
        let twin = mistakes.prefix(index).first { question.isSame(mistake.guess, as: $0.guess) }
        #expect(twin == nil, "'\(mistake.guess)' is foreseen twice")
      }
    }
  }

  /// What is said to some answers, in one line.
  private func replies(_ page: QuestionPage, _ answers: [String], to lines: [String]) -> String {
    var rest = lines[...]
    var said: [String] = []
    PredictSession(columns: 80, read: { rest.popFirst() }, say: { said.append($0) })
      .run(page, answers: answers)
    return said.joined(separator: "\n").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  /// What the lesson, which runs for it, says to some answers, in one line.
  private func replies(_ lesson: Lesson, to input: String) async throws -> String {
    let run = try await Run.of(
      try Products.executable(lesson.command), ["--predict"], input: input)
    #expect(run.ending == .exited(status: 0))
    #expect(run.errors == "")
    return run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// What a lesson should say to some answers, and how many of them are right.
  private func expected(
    _ questions: [Question], _ answers: [String], _ guesses: [String?]
  ) -> (replies: [String], score: String) {
    let predictions = zip(questions, zip(answers, guesses))
      .map { Prediction(question: $0, answer: $1.0, guess: $1.1) }
    let replies = predictions.map { prediction in
      "\(prediction.question.number). \(prediction.reply)"
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return (replies, "\(predictions.count(where: \.isRight)) of \(predictions.count) right.")
  }

  @Test("--predict says what is right, as it is pasted with empty lines", arguments: lessons)
  func takesRightAnswers(lesson: Lesson) async throws {
    let (page, answers) = try asked(lesson)
    let guesses = answers.map { $0.isEmpty ? "nothing" : $0 }
    let output = try await replies(lesson, to: guesses.map { "\n\($0)\n" }.joined())
    let (replies, _) = expected(page.questions, answers, guesses)
    for reply in replies {
      #expect(reply.contains(#/^\d\. Right: /#))
      #expect(output.contains(reply))
    }
    let score = "\(answers.count) of \(answers.count) right."
    #expect(output.contains("\(score) Read on in Tutorials/\(lesson.name).md, at 'Run it'."))
  }

  @Test("there is a reply to each wrong answer that was foreseen", arguments: lessons)
  func repliesToMistakes(lesson: Lesson) throws {
    let (page, answers) = try asked(lesson)
    let questions = page.questions
    for round in 0..<(questions.map(\.mistakes.count).max() ?? 0) {
      // A question with fewer mistakes than another has its last one again.
      let mistakes = questions.compactMap { question in
        question.mistakes.prefix(round + 1).last
      }
      let guesses = mistakes.map(\.guess)
      let output = replies(page, answers, to: guesses)
      let (replies, score) = expected(questions, answers, guesses)
      for (reply, mistake) in zip(replies, mistakes) {
        #expect(reply.hasSuffix(mistake.reply))
        #expect(output.contains(reply))
      }
      #expect(output.contains(score))
      #expect(score.hasPrefix("0 of "))
    }
  }

  @Test("it is explained where an answer is otherwise wrong, or missing", arguments: lessons)
  func explains(lesson: Lesson) throws {
    let (page, answers) = try asked(lesson)
    let stranger = "something else\u{1B}[2J"
    for guess in [stranger, nil] {
      let guesses = page.questions.map { _ in guess }
      let output = replies(page, answers, to: guesses.flatMap { $0.map { [$0] } ?? ["", ""] })
      let (replies, score) = expected(page.questions, answers, guesses)
      for (reply, question) in zip(replies, page.questions) {
        #expect(reply.hasSuffix(question.because))
        #expect(output.contains(reply))
      }
      #expect(output.contains(score))
      #expect(!output.contains("\u{1B}"))
    }
  }

  @Test(
    "--predict replies after the last answer only, however long one is",
    arguments: lessons.prefix(1))
  func repliesLast(lesson: Lesson) async throws {
    let long = String(repeating: "1 ", count: 500_000)
    let count = try asked(lesson).page.questions.count
    let output = try await replies(
      lesson, to: Array(repeating: long, count: count).joined(separator: "\n"))
    let lastQuestion = try #require(output.firstRange(of: " \(count). "))
    let firstReply = try #require(output.firstRange(of: "You wrote"))
    #expect(lastQuestion.lowerBound < firstReply.lowerBound)
  }
}
