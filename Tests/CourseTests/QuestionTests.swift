import Foundation
import Quiz
import TestSupport
import Testing

@testable import CourseSupport
@testable import course

/// What every question must do, of the pages and of the quiz.
@Suite struct QuestionTests {
  @Test("every program of the quiz prints what is recorded; make record accepts it")
  func isRecorded() async throws {
    var lines: [String: String] = [:]
    for name in quizPrograms { lines[name] = try await quizLine(of: name) }
    let file = root.appending(path: QuizBook.recordPath)
    if Course.isRecording {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try (encoder.encode(lines) + Data("\n".utf8)).write(to: file)
    }
    let recorded = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
    #expect(recorded == lines)
  }

  @Test("a page asks one to three questions, which its run answers", arguments: lessons)
  func predicts(lesson: CourseList.Item) async throws {
    let steps = try await Course.steps(of: lesson)
    let questions = try cards(of: lesson).predict
    #expect((1...3).contains(questions.count))
    for question in questions {
      let run = try #require(question.answer(in: steps), "no run answers \(question.ask)")
      expectGood(question, run: run)
      #expect((3...5).contains(question.options.count), "\(question.ask)")
      #expect(question.ask.last.map { "?.".contains($0) } == true, "\(question.ask)")
    }
  }

  @Test("a lesson has three to five quiz questions, whose programs run", arguments: quizzes)
  func asks(quiz: LessonQuiz) throws {
    let later = try wordsOfLaterLessons(than: quiz.lesson.topic)
    #expect((3...5).contains(quiz.questions.count), "\(quiz.lesson.name)")
    for question in quiz.questions {
      let options = question.options
      let program = try #require(question.program)
      expectGood(question, run: program.prints)
      #expect((3...4).contains(options.count), "\(question.ask)")
      #expect(question.ask.last == "?")
      #expect(options.contains { $0.mistake != nil }, "no mistake is foreseen: \(question.ask)")
      #expect((4...18).contains(program.code.count), "\(question.name)")
      #expect(program.code.filter { $0.count > 70 } == [])
      #expect(program.code.contains { $0.contains("print(") })
      let shown = QuestionPage(style: Style(hasColor: false), columns: 80)
        .question(question, headline: "Question 1")
      let code = program.code.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
      #expect(shown.contains(code))

      let used = identifiers(in: program.code.joined(separator: "\n"))
      #expect(used.intersection(later).sorted() == [], "\(question.name)")
      // In plain prose, a name is what has a capital letter inside or a parenthesis behind it.
      let prose = [question.ask] + options.map(\.say) + options.map(\.text)
      let names = prose.flatMap { $0.matches(of: /[a-z]+[A-Z]\w*|[a-z]\w*(?=\()/) }
      #expect(Set(names.map { String($0.0) }).intersection(later).sorted() == [], "\(question.ask)")
    }
  }

  /// One answer is right, no two are alike, and what is called a mistake is wrong.
  private func expectGood(_ question: Question, run: String) {
    let options = question.options
    let right = options.filter { $0.prints == run }
    #expect(right.count == 1, "\(question.ask): the run prints \(run)")
    #expect(right.allSatisfy { $0.mistake == nil }, "\(question.ask)")
    #expect(options.allSatisfy { $0.say.count > 20 && $0.say.last == "." }, "\(question.ask)")
    for all in [options.map(\.prints), options.map(\.text.plain), options.map(\.say)] {
      #expect(Set(all).count == options.count, "\(question.ask): two are the same of \(all)")
    }
  }

  @Test("every program has a question or a reply that it proves, and no two questions share one")
  func fitTogether() {
    let names = quizzes.flatMap(\.questions).map(\.name)
    let used = names + replies.compactMap(\.option.proof?.run)
    #expect(quizzes.map(\.lesson) == lessons)
    #expect(Set(quizPrograms).subtracting(used) == [], "no question and no proof runs these")
    #expect(Set(names).count == names.count, "two questions have the same program")
  }

  @Test("a reply that says more than the run of its question has a proof: a line that is printed")
  func proves() async throws {
    for reply in replies {
      guard let proof = reply.option.proof else {
        let says = reply.option.say.contains(/\bwould\b|\bThat is\b/)
        #expect(!says, "it says what would be, or what something else is: \(reply)")
        continue
      }
      if let program = proof.run {
        #expect(try await quizLine(of: program) == proof.prints, "\(reply)")
      } else {
        let lines = try await Course.steps(of: reply.lesson).lines(in: proof.section ?? "")
        #expect(lines.contains { $0.drop(while: \.isWhitespace) == proof.prints }, "\(reply)")
      }
    }
    #expect(replies.count { $0.option.proof != nil } > 40)
  }

  @Test("a card has no key that means nothing") func knowsKeys() throws {
    let known: Set = [
      "predict", "quiz", "ask", "run", "section", "pattern", "options", "prints",
      "answer", "say", "mistake", "proof",
    ]
    for lesson in lessons {
      let json = try Course.text("Sources/Lessons/\(lesson.name)/\(LessonQuestions.fileName)")
      let keys = json.matches(of: #/"(\w+)": /#).map { String($0.1) }
      #expect(Set(keys).subtracting(known).sorted() == [], "\(lesson.name)")
    }
  }

  @Test("each of the common mistakes has a question")
  func coversMistakes() {
    let foreseen = quizzes.flatMap(\.questions).flatMap(\.options).compactMap(\.mistake)
    #expect(Set(commonMistakes).subtracting(foreseen) == [])
  }
}

/// A reply of a prediction or of the quiz, and the lesson that it is about.
private struct LessonReply: CustomStringConvertible {
  let lesson: CourseList.Item
  let option: Question.Option

  var description: String { "\(lesson.name): \(option.say)" }
}

/// The replies of all cards; none if they cannot be read, which tests of their own tell.
private let replies: [LessonReply] = lessons.flatMap { lesson in
  let questions = (try? cards(of: lesson)).map { $0.predict + $0.quiz } ?? []
  return questions.flatMap(\.options).map { LessonReply(lesson: lesson, option: $0) }
}

/// The mistakes that a question must foresee, of the lessons that have questions.
private let commonMistakes = [
  "a cold signal becomes hot", "hot means subject", "hot never replays", "share caches",
  "map runs once for all on a hot signal", "combineLatest pairs like zip",
  "merge(a, a) makes one request", "a glitch is a bug of the library",
  "an error ends only one value", "errors are not replayed", "retry helps a failed subject",
  "subscribe(on:) decides where values arrive",
  "letting go of the disposable ends the subscription", "dispose and complete are the same",
  "flatMapLatest is safe for uploads", "take(until:) may be anywhere",
  "a timer runs although nobody subscribed", "the completion of take(until:)'s trigger ends it",
]

/// Reads the questions about a lesson.
func cards(of lesson: CourseList.Item) throws -> LessonQuestions {
  try CourseFiles(root: root).decoded("Sources/Lessons/\(lesson.name)/\(LessonQuestions.fileName)")
}

func book() throws -> QuizBook { try readBook.get() }

/// Read once for all tests: it takes as long as ten of them.
private let readBook = Result { try QuizBook(root: root) }

/// The quizzes of all lessons; none if they cannot be read, which a test of its own tells.
private let quizzes = (try? book())?.quizzes ?? []

/// The words that lessons after one introduce.
///
/// Words that Swift has as well prove nothing.
private func wordsOfLaterLessons(than lesson: String) throws -> Set<String> {
  #expect(lessons.count > 20)
  let later = lessons.drop { $0.topic != lesson }.dropFirst()
  return Set(later.flatMap(\.words))
    .subtracting(["label", "main", "value", "values"])
}
