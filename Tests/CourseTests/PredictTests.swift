import Foundation
import LessonKit
import TestSupport
import Testing
import Workshop

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

  @Test("each answer gets its reply", arguments: lessons)
  func replies(lesson: CourseList.Lesson) async throws {
    let asked = try await asked(lesson)
    for round in 0..<5 {
      // A question with fewer answers than another has its last one again.
      let chosen = asked.map { $0.question.options.prefix(round + 1).last ?? $0.right }
      let letters = zip(asked, chosen).map { asked, option in
        QuestionPage.letters[asked.question.options.firstIndex(of: option) ?? 0]
      }
      let said = try await predict(lesson, answering: letters.flatMap { ["", $0] })
      for (asked, option) in zip(asked, chosen) {
        #expect(
          said.contains(option == asked.right ? "Right. \(asked.because.flowing)" : "Not quite."))
        #expect(said.contains((option.say ?? asked.because).flowing), "\(option.prints)")
      }
      let right = zip(asked, chosen).count { $0.right == $1 }
      #expect(said.contains("\(right) of \(asked.count) \(asked.count == 1 ? "is" : "are") right."))
    }
    let unsure = try await predict(lesson, answering: asked.map { _ in "?" })
    for asked in asked { #expect(unsure.contains(asked.because.flowing)) }
    #expect(unsure.contains("Not known: \(asked.count)."))
    #expect(!unsure.contains("right."))
    let silent = try await predict(lesson, answering: [])
    #expect(silent.contains("Not answered: \(asked.count)."))
  }

  /// What `course predict` says, in one line.
  private func predict(
    _ lesson: CourseList.Lesson, answering answers: [String]
  ) async throws -> String {
    let steps = try await Course.steps(of: lesson)
    let said = try await saying(to: answers) { session in
      try await course(in: root).predict(lesson, in: session) { steps }
    }.joined(separator: "\n")
    #expect(said.split(separator: "\n").filter { $0.count > 80 } == [])
    return said.flowing
  }

  @Test("the command works in a pipe, and runs the lesson") func worksInPipe() async throws {
    let asked = try await asked(try #require(lessons.first { $0.number == "06" }))
    let letters = try asked.map { asked in
      QuestionPage.letters[try #require(asked.question.options.firstIndex(of: asked.right))]
    }
    let run = try await Run.ofCourse(
      ["predict", "6"], typing: letters.map { "\n\($0)\n" }.joined())
    #expect(run.ending == .exited(status: 0) && run.errors == "")
    #expect(run.output.contains("\(asked.count) of \(asked.count) are right."))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test("the right answer stands in each place about equally often")
  func isSpread() async throws {
    var places: [Int: Int] = [:]
    var expected: [Int: Double] = [:]
    var all = try book().quizzes.flatMap(\.questions)
      .compactMap { AskedQuestion($0, run: $0.program?.prints ?? "") }
    for lesson in lessons { all += try await asked(lesson) }
    for asked in all {
      let options = asked.question.options
      places[try #require(options.firstIndex(of: asked.right)), default: 0] += 1
      for place in options.indices { expected[place, default: 0] += 1 / Double(options.count) }
    }
    for (place, expected) in expected {
      // Three standard deviations, as if each place was tossed for.
      let count = Double(places[place] ?? 0)
      #expect(
        abs(count - expected) < 3 * expected.squareRoot(),
        "place \(place): \(count), not \(expected)")
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

  @Test("a lesson that prints something else than its page says is found out, and diff is named")
  func noticesChanges() throws {
    let option = { (prints: String, say: String?) in Question.Option(prints: prints, say: say) }
    let question = Question(
      number: 1, ask: "?", source: .program("p"), options: [option("2", nil), option("1", "No.")])
    #expect(AskedQuestion(question, run: "2", because: "So.")?.right.prints == "2")
    #expect(AskedQuestion(question, run: "1", because: "So.") == nil)
    #expect(AskedQuestion(question, run: "3", because: "So.") == nil)
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
