import CourseSupport
import Foundation
import LessonKit
import Quiz
import TestSupport
import Testing

@testable import course

/// What every question of the quiz must do.
@Suite struct QuizQuestionTests {
  @Test("the run makes exactly one answer right", arguments: asked)
  func hasOneRightAnswer(asked: QuizQuestion) throws {
    let line = try quizLine(of: asked.question.name)
    #expect(asked.question.options.count { $0.prints == line } == 1, "it prints: \(line)")
    #expect(Set(asked.question.options.map(\.prints)).count == asked.question.options.count)
  }

  @Test("there are three or four answers, each with a reply of its own", arguments: asked)
  func repliesToEach(asked: QuizQuestion) throws {
    let options = asked.question.options
    #expect((3...4).contains(options.count))
    #expect(Set(options.map(\.say)).count == options.count)
    #expect(options.allSatisfy { ($0.say?.count ?? 0) > 20 && $0.say?.last == "." })
    #expect(Set(options.map(\.text)).count == options.count)
    #expect(asked.question.ask.last == "?")
  }

  @Test("what is called a mistake is wrong", arguments: asked)
  func mistakesAreWrong(asked: QuizQuestion) throws {
    let line = try quizLine(of: asked.question.name)
    let right = asked.question.options.filter { $0.prints == line }
    #expect(right.allSatisfy { $0.mistake == nil })
    #expect(asked.question.options.contains { $0.mistake != nil }, "no mistake is foreseen")
  }

  @Test("a program has a line to print and eighteen lines at most", arguments: asked)
  func isShort(asked: QuizQuestion) {
    let code = asked.question.program?.code ?? []
    #expect((4...18).contains(code.count))
    #expect(code.filter { $0.count > 70 } == [])
    #expect(code.contains { $0.contains("print(") })
  }

  @Test("a lesson has three to five questions") func hasSome() throws {
    for quiz in try book().quizzes {
      #expect((3...5).contains(quiz.questions.count), "\(quiz.lesson)")
    }
  }

  @Test("every lesson has cards, and every program a question or a reply that it proves")
  func fitTogether() throws {
    #expect(try book().quizzes.map(\.about) == lessons)
    let used = asked.map(\.question.name) + replies.compactMap(\.option.proof?.run)
    #expect(Set(quizPrograms).subtracting(used) == [], "no question and no proof runs these")
    let names = asked.map(\.question.name)
    #expect(Set(names).count == names.count, "two questions have the same program")
  }

  @Test("a reply that tells of another program is true: that program prints what it says")
  func provesByProgram() throws {
    let proofs = replies.filter { $0.option.proof?.run != nil }
    for reply in proofs {
      let proof = try #require(reply.option.proof)
      let line = try quizLine(of: proof.run ?? "")
      #expect(line == proof.prints, "\(reply)")
    }
    #expect(proofs.count > 20)
  }

  @Test("a reply that tells of another part of its lesson is true: that part prints it")
  func provesByLesson() async throws {
    let proofs = replies.filter { $0.option.proof?.section != nil }
    for reply in proofs {
      let steps = try await Course.steps(of: reply.lesson)
      #expect(reply.option.proof?.isShown(in: steps) == true, "\(reply)")
    }
    #expect(proofs.count > 20)
  }

  @Test("a reply that says what would be, or what something else is, has a proof")
  func provesWhatWouldBe() {
    for reply in replies where (reply.option.say ?? "").contains(/\bwould\b|\bThat is\b/) {
      #expect(reply.option.proof != nil, "\(reply)")
    }
  }

  @Test("a card has no key that means nothing") func knowsKeys() throws {
    let known: Set = [
      "predict", "quiz", "ask", "run", "section", "pattern", "lane", "because", "options",
      "prints", "answer", "say", "mistake", "proof",
    ]
    for lesson in lessons {
      let json = try Course.text("Sources/Lessons/\(lesson.name)/\(QuestionCards.fileName)")
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
      #expect(keys(of: object).subtracting(known).sorted() == [], "\(lesson.name)")
    }
  }

  @Test("each of the common mistakes has a question", arguments: commonMistakes)
  func coversMistakes(mistake: String) {
    #expect(asked.contains { $0.question.options.contains { $0.mistake == mistake } })
  }

  @Test("a program uses only words that its lesson or an earlier one introduces", arguments: asked)
  func usesOnlyKnownWords(asked: QuizQuestion) throws {
    let code = asked.question.program?.code ?? []
    let used = identifiers(in: code.joined(separator: "\n"))
    let later = try wordsOfLaterLessons(than: asked.lesson)
    #expect(used.intersection(later).sorted() == [])
  }

  @Test("what is said uses no operator of a later lesson either", arguments: asked)
  func saysOnlyKnownWords(asked: QuizQuestion) throws {
    let options = asked.question.options
    let prose = [asked.question.ask] + options.compactMap(\.say) + options.map(\.text)
    // In plain prose, a name is what has a capital letter inside or a parenthesis behind it.
    let names = prose.flatMap { $0.matches(of: /[a-z]+[A-Z]\w*|[a-z]\w*(?=\()/) }
    let later = try wordsOfLaterLessons(than: asked.lesson)
    #expect(Set(names.map { String($0.0) }).intersection(later).sorted() == [])
  }

  @Test("a card that is broken is told in words") func tellsWhatIsBroken() async throws {
    try await inQuizFolder { folder in
      let path = "Sources/Lessons/02-subject/questions.json"
      try write("tea", to: path, in: folder)
      let words = "\(path): it is no JSON; mend it, or: git checkout \(path)"
      #expect(throws: QuestionProblem(words)) { try QuizBook(root: folder) }
    }
  }
}

/// The keys of all objects in a piece of JSON.
private func keys(of json: Any) -> Set<String> {
  if let list = json as? [Any] { return Set(list.flatMap(keys)) }
  guard let object = json as? [String: Any] else { return [] }
  return Set(object.keys).union(object.values.flatMap(keys))
}

/// A reply of a prediction or of the quiz, and the lesson that it is about.
private struct Reply: CustomStringConvertible {
  let lesson: CourseList.Lesson
  let option: Question.Option

  var description: String { "\(lesson.name): \(option.say ?? option.prints)" }
}

/// The replies of all cards; none if they cannot be read, which tests of their own tell.
private let replies: [Reply] = lessons.flatMap { lesson in
  let questions = (try? cards(of: lesson)).map { $0.predict + $0.quiz } ?? []
  return questions.flatMap(\.options).map { Reply(lesson: lesson, option: $0) }
}

/// The mistakes that a question must foresee, of the lessons that have questions.
private let commonMistakes = [
  "a cold signal becomes hot", "hot means subject", "hot never replays", "share caches",
  "map runs once for all on a hot signal", "combineLatest pairs like zip",
  "merge(a, a) makes one request", "a glitch is a bug of the library",
  "an error ends only one value", "errors are not replayed", "retry helps a failed subject",
  "subscribe(on:) decides where values arrive",
  "letting go of the disposable ends the subscription", "dispose and complete are the same",
  "flatMapLatest is safe for uploads", "takeUntil may be anywhere",
  "a timer runs although nobody subscribed", "the completion of takeUntil's trigger ends it",
]

/// A question, and the quiz that it is from.
struct QuizQuestion: Sendable, CustomTestStringConvertible {
  let quiz: LessonQuiz
  let question: Question

  /// The lesson, without its number.
  var lesson: String { quiz.lesson }

  var testDescription: String { "\(lesson)/\(question.name)" }
}

/// All questions; none if they cannot be read, which tests of their own tell.
let asked: [QuizQuestion] = ((try? book())?.quizzes ?? []).flatMap { quiz in
  quiz.questions.map { QuizQuestion(quiz: quiz, question: $0) }
}

func book() throws -> QuizBook { try readBook.get() }

/// Read once for all tests: it takes as long as ten of them.
private let readBook = Result { try QuizBook(root: root) }

/// The words that lessons after one introduce.
///
/// Words that Swift has as well prove nothing.
private func wordsOfLaterLessons(than lesson: String) throws -> Set<String> {
  #expect(lessons.count > 20)
  let later = lessons.drop { $0.topic != lesson }.dropFirst()
  return Set(later.flatMap(\.words))
    .subtracting(["first", "last", "values", "label", "main", "value", "contains", "count"])
}
