import Foundation
import Testing
import Workshop

@testable import LessonKit

/// Every page asks questions that can be answered, and has a reply to each answer.
@Suite struct PredictTests {
  private static let lessons = Course.lessons

  /// What is asked about a lesson, with the right answers from a run and their reasons.
  private typealias Asked = (question: Question, answer: String, because: String)

  private func page(of lesson: Lesson) throws -> PredictPage {
    let page = Course.root.appending(path: "Tutorials/\(lesson.name).md")
    return try PredictPage(String(contentsOf: page, encoding: .utf8))
  }

  private func asked(_ lesson: Lesson) async throws -> [Asked] {
    let steps = try await lesson.steps()
    let page = try page(of: lesson)
    return try lesson.cards().predict.map { question in
      let answer = try #require(
        question.source.answer(in: steps), "no run answers question \(question.number)")
      return (question, answer, try page.explanation(of: question))
    }
  }

  @Test("one to three questions, and for each two wrong answers that differ", arguments: lessons)
  func foreseesMistakes(lesson: Lesson) async throws {
    let asked = try await asked(lesson)
    #expect((1...3).contains(asked.count))
    for (question, answer, _) in asked {
      let mistakes = question.options
      #expect(mistakes.count >= 2, "question \(question.number): \(mistakes.count) foreseen")
      #expect(Set(mistakes.map(\.say)).count == mistakes.count, "a reply stands twice")
      for (index, mistake) in mistakes.enumerated() {
        #expect(
          !question.isSame(mistake.prints, as: answer),
          "'\(mistake.prints)' is the right answer to question \(question.number)")
        let twin = mistakes.prefix(index).first { question.isSame(mistake.prints, as: $0.prints) }
        #expect(twin == nil, "'\(mistake.prints)' is foreseen twice")
      }
    }
  }

  /// What is said to some answers, in one line.
  private func replies(_ lesson: Lesson, _ asked: [Asked], to lines: [String]) throws -> String {
    var rest = lines[...]
    var said: [String] = []
    PredictSession(columns: 80, read: { rest.popFirst() }, say: { said.append($0) })
      .run(try page(of: lesson).paragraphs, asked)
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
    _ asked: [Asked], _ guesses: [String?]
  ) -> (replies: [String], score: String) {
    let predictions = zip(asked, guesses).map { asked, guess in
      Prediction(
        question: asked.question, answer: asked.answer, because: asked.because, guess: guess)
    }
    let replies = predictions.map { prediction in
      "\(prediction.question.number). \(prediction.reply)"
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return (replies, "\(predictions.count(where: \.isRight)) of \(predictions.count) right.")
  }

  @Test("--predict says what is right, as it is pasted with empty lines", arguments: lessons)
  func takesRightAnswers(lesson: Lesson) async throws {
    let asked = try await asked(lesson)
    let guesses = asked.map { $0.answer.isEmpty ? "nothing" : $0.answer }
    let output = try await replies(lesson, to: guesses.map { "\n\($0)\n" }.joined())
    let (replies, _) = expected(asked, guesses)
    for reply in replies {
      #expect(reply.contains(#/^\d\. Right: /#))
      #expect(output.contains(reply))
    }
    let score = "\(asked.count) of \(asked.count) right."
    #expect(output.contains("\(score) Read on in Tutorials/\(lesson.name).md, at 'Run it'."))
  }

  @Test("there is a reply to each wrong answer that was foreseen", arguments: lessons)
  func repliesToMistakes(lesson: Lesson) async throws {
    let asked = try await asked(lesson)
    for round in 0..<(asked.map(\.question.options.count).max() ?? 0) {
      // A question with fewer mistakes than another has its last one again.
      let mistakes = asked.compactMap { $0.question.options.prefix(round + 1).last }
      let guesses = mistakes.map(\.prints)
      let output = try replies(lesson, asked, to: guesses)
      let (replies, score) = expected(asked, guesses)
      for (reply, mistake) in zip(replies, mistakes) {
        #expect(reply.hasSuffix(mistake.say))
        #expect(output.contains(reply))
      }
      #expect(output.contains(score))
      #expect(score.hasPrefix("0 of "))
    }
  }

  @Test("it is explained where an answer is otherwise wrong, or missing", arguments: lessons)
  func explains(lesson: Lesson) async throws {
    let asked = try await asked(lesson)
    let stranger = "something else\u{1B}[2J"
    for guess in [stranger, nil] {
      let guesses = asked.map { _ in guess }
      let lines = guesses.flatMap { $0.map { [$0] } ?? ["", ""] }
      let output = try replies(lesson, asked, to: lines)
      let (replies, score) = expected(asked, guesses)
      for (reply, asked) in zip(replies, asked) {
        #expect(reply.hasSuffix(asked.because))
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
    let count = try await asked(lesson).count
    let output = try await replies(
      lesson, to: Array(repeating: long, count: count).joined(separator: "\n"))
    let lastQuestion = try #require(output.firstRange(of: " \(count). "))
    let firstReply = try #require(output.firstRange(of: "You wrote"))
    #expect(lastQuestion.lowerBound < firstReply.lowerBound)
  }
}
