import Foundation
import LessonKit
import TestSupport
import Testing

@testable import CourseSupport
@testable import course

/// Every page asks questions that can be answered, and has a reply to each answer.
@Suite struct PredictTests {
  /// The questions of a lesson with the right answers, which its run says.
  private func asked(_ lesson: CourseList.Lesson) async throws -> [AskedQuestion] {
    let page = try PredictPage(Course.text("Tutorials/\(lesson.name).md"))
    let cards = try cards(of: lesson)
    let steps = try await Course.steps(of: lesson)
    return try cards.predict.map { question in
      let run = try #require(question.source.answer(in: steps), "no run answers \(question.ask)")
      return try #require(
        AskedQuestion(question, run: run, because: try page.explanation(of: question)),
        "the run says '\(run)' to '\(question.ask)', which is not the answer without a 'say'")
    }
  }

  @Test("a run says one of three to five answers, and each has a reply", arguments: lessons)
  func isReady(lesson: CourseList.Lesson) async throws {
    let asked = try await asked(lesson)
    #expect((1...3).contains(asked.count))
    for question in asked.map(\.question) {
      let options = question.options
      #expect((3...5).contains(options.count), "\(question.ask): \(options.count) answers")
      #expect(Set(options.map(\.text.plain)).count == options.count, "two answers say the same")
      #expect(
        options.count { $0.say == nil } == 1, "\(question.ask): one answer is explained above")
      #expect(
        Set(options.map(\.say)).count == options.count, "\(question.ask): a reply stands twice")
      #expect(question.ask.last.map { "?.".contains($0) } == true, "\(question.ask)")
    }
    for because in asked.map(\.because) {
      #expect(because.hasSuffix(".") || because.hasSuffix("?"), "no whole sentence: \(because)")
    }
  }

  @Test("what is no answer is told in one line") func refuses() async throws {
    try await withTemporaryFolder { folder in
      let run = try await Run.ofCourse(
        ["predict", "2"], typing: "tea\n", environment: ["TMPDIR": folder.path])
      #expect(run.ending == .exited(status: Status.misuse.rawValue))
      #expect(run.errors == "error: 'tea' is no answer; type a, b, c, d or ?\n")
      // The lesson was run meanwhile, and what it printed is gone as well.
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
  }
}

/// Reads the questions about a lesson.
func cards(of lesson: CourseList.Lesson) throws -> QuestionCards {
  let json = try Course.text("Sources/Lessons/\(lesson.name)/\(QuestionCards.fileName)")
  return try QuestionCards(json: Data(json.utf8))
}

extension Run {
  /// Runs the learner's command, with products as they are.
  static func ofCourse(
    _ arguments: [String], typing input: String = "", in home: URL = root,
    environment: [String: String] = [:]
  ) async throws -> Run {
    try await withTemporaryFolder { folder in
      try write(input, to: "input", in: folder)
      return try await Run.of(
        [Products.executable("course").path] + arguments, in: home,
        input: folder.appending(path: "input"),
        environment: [Programs.noBuild: "1", "NO_COLOR": "1"].merging(environment) { $1 },
        limit: .seconds(120))
    }
  }
}

extension String {
  /// The text in one line.
  var flowing: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  /// The text as far as it says something: what differs in signs alone says the same.
  fileprivate var plain: String { lowercased().filter { !$0.isWhitespace && !",.".contains($0) } }
}
