import CourseSupport
import Foundation
import TestSupport
import Testing

@testable import course

/// What a learner meets in a quiz, and when a page asks.
@Suite struct QuizTests {
  @Test("each answer has its own reply, and is noted as right or wrong")
  func repliesToEach() throws {
    let quiz = try firstQuiz()
    for round in 0...4 {
      var noted: [QuizLog.Entry] = []
      let chosen = quiz.questions.map { Array($0.options.dropFirst(round)).first }
      let letters = chosen.map { $0 == nil ? "?" : QuestionPage.letters[round] }
      let said = try hold(quiz, answering: letters, note: { noted.append($0) })
      let text = said.joined(separator: " ").flowing
      for (question, option) in zip(quiz.questions, chosen) {
        let right = try #require(question.options.first { $0.prints == question.program?.prints })
        let explained = "\(right.text) \(right.say)"
        let mistake = option?.mistake.map { " It is easy to think: \"\($0)\"." } ?? ""
        let reply =
          option == nil
          ? explained
          : option == right
            ? "Right. \(right.say)"
            : "Not quite. \(option?.say ?? "")\(mistake) The run says"
        #expect(text.contains(reply.flowing))
        #expect(option == nil || option == right || text.contains(explained.flowing))
      }
      #expect(noted.map(\.question) == quiz.questions.map(\.name))
      #expect(
        noted.map(\.isRight) == zip(quiz.questions, chosen).map { $0.program?.prints == $1?.prints }
      )
    }
  }

  @Test("a page's questions are asked before the run, and answered by it")
  func predicts() async throws {
    let run = try await predict("2", typing: "\n?\n")
    #expect(run.ending == .exited(status: 0) && run.errors == "")
    let question = try #require(cards(of: lessons[1]).predict.first)
    let right = try #require(question.options.first { $0.prints == "at noon" })
    let opening = "Question 1 of 1 \(question.ask)".flowing
    #expect(run.output.flowing.contains(opening))
    let letter = try #require(question.options.firstIndex(of: right))
    let answer = "The run says \(QuestionPage.letters[letter]): \(right.text)"
    let reply = "Question 1 \(answer) \(right.say)"
    #expect(run.output.flowing.contains(reply.flowing))
    #expect(
      run.output.hasSuffix(
        "You did not know 1.\nRead on in Tutorials/02-subject.md, at 'Run it'.\n"))
  }

  @Test("what is no answer is told in one line") func refusesInOneLine() async throws {
    try await withTemporaryFolder { folder in
      let run = try await predict("2", typing: "tea\n", variables: ["TMPDIR": folder.path])
      #expect(run.ending == .exited(status: 64))
      #expect(run.errors == "error: 'tea' is no answer; type a, b, c or ?\n")
      // The lesson was run before, and what it printed is gone as well.
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
  }

  /// Runs the learner's command, with products as they are.
  private func predict(
    _ number: String, typing input: String, variables: [String: String] = [:]
  ) async throws -> Run {
    try await withTemporaryFolder { folder in
      try write(input, to: "input", in: folder)
      return try await Run.of(
        [BuiltPrograms.executable("course").path, "predict", number], in: root,
        input: folder.appending(path: "input"),
        environment: [Programs.noBuild: "1", "NO_COLOR": "1"].merging(variables) { $1 },
        limit: .seconds(120))
    }
  }

  @Test("the answers are shown when Return is pressed, and not before") func showsAnswersLate()
    throws
  {
    let quiz = try firstQuiz()
    #expect(try !hold(quiz, answering: []).contains { $0.contains("  a  ") })
    let said = try hold(quiz, answering: [""]).joined().flowing
    for option in quiz.questions[0].options { #expect(said.contains(option.text.flowing)) }
  }

  @Test("answers are kept after each question, below what stands in the file, also if one leaves")
  func keepsAnswers() async throws {
    try await inQuizFolder { course in
      let questions = try firstQuiz().questions
      let before = "my notes\nwrong twoScreens in 01"
      try course.files.save(before, to: answers)
      let letters = [
        try letter(questions[0], isRight: true),
        " \(try letter(questions[1], isRight: false).uppercased()) ",
      ]
      let said = try course.quiz("1", answering: letters)
      let rest = questions.count - 2
      #expect(said.last?.contains("1 of 2 answers is right. Not answered: \(rest).") == true)
      #expect(
        try course.files.text(answers)
          == """
          \(before)
          right \(questions[0].name) in 01 at 1970-01-01T00:00:00Z
          wrong \(questions[1].name) in 01 at 1970-01-01T00:00:00Z

          """)
    }
  }

  @Test("what was missed comes back in the next two quizzes until it is known, and a day later")
  func comesBack() async throws {
    try await inQuizFolder { course in
      var course = course
      let quizzes = try book().quizzes
      func names(_ index: Int) throws -> [String] {
        try course.quizPlan(quizzes[index].lesson.number).questions.map(\.question.name)
      }
      let alone = try (0...3).map(names)
      let missed = quizzes[0].questions[0]
      let others = quizzes[0].questions.dropFirst()
      _ = try course.quiz(
        "1",
        answering: [letter(missed, isRight: false)] + others.map { try letter($0, isRight: true) })
      #expect(
        try (0...3).map(names) == [
          alone[0], [missed.name] + alone[1], [missed.name] + alone[2], alone[3],
        ])

      // Known in any quiz, it rests for a day, comes once more, and then no longer.
      let right = try letter(missed, isRight: true)
      let said = try course.quiz(quizzes[1].lesson.number, answering: [right])
      #expect(said.contains { $0.contains("Question 1 of \(alone[1].count + 1), from lesson 01") })
      #expect(try names(1) == alone[1] && names(2) == alone[2])
      course.now = { begin + 25 * 60 * 60 }
      #expect(try names(2) == [missed.name] + alone[2])
      _ = try course.quiz(quizzes[2].lesson.number, answering: [right])
      course.now = { begin + 9_999 * 60 * 60 }
      #expect(try names(1) == alone[1] && names(2) == alone[2])
    }
  }

  @Test("a mixed quiz goes up to the last lesson checked or quizzed, missed ones first")
  func mixes() async throws {
    try await inQuizFolder { course in
      let quizzes = try book().quizzes
      let first = try course.quizPlan("")
      #expect(first.headline == "Quiz · lesson 01")
      #expect(Set(first.questions.map(\.lesson.number)) == ["01"])
      let questions = quizzes[1].questions
      _ = try course.quiz(
        "2", answering: [letter(questions[0], isRight: true), letter(questions[1], isRight: false)])
      let plan = try course.quizPlan("")
      #expect(plan.headline == "Quiz · lessons 01, 02")
      #expect(plan.questions.count == QuizPlan.mixed)
      let names = plan.questions.prefix(2).map(\.question.name)
      #expect(names == [questions[1].name, quizzes[0].questions[0].name])
      let checked = QuizPlan(upTo: ["04"], in: try book(), log: QuizLog(), now: begin)
      #expect(checked.headline == "Quiz · lessons 01, 02")
    }
  }

  @Test("a mixed quiz asks nothing that was right within a day") func leavesOut() async throws {
    try await inQuizFolder { course in
      var course = course
      let questions = try firstQuiz().questions
      _ = try course.quiz("1", answering: questions.map { try letter($0, isRight: true) })
      #expect(try course.quiz("", answering: []).last?.flowing.contains("so none is due.") == true)
      course.now = { begin + 24 * 60 * 60 }
      #expect(try course.quizPlan("").questions.map(\.question) == questions)
    }
  }

  @Test("what somebody else wrote into the answers does not count") func skipsStrangers() {
    let lines = ["right tea in 01\n", "wrong milk in mix at 1970-01-01T00:00:00Z\n"]
    let log = QuizLog(text: "tea\n\(lines.joined())wrong tea\n\u{0}\n")
    #expect(log.entries.map(\.line) == lines)
    #expect(log.entries.map(\.time) == [.distantPast, begin])
  }

  @Test("answers that cannot be read are refused, and stay as they are")
  func neverWipes() async throws {
    try await inQuizFolder { course in
      let file = course.files.root.appending(path: answers)
      try "".replaceText(of: file)
      let bytes = Data("right createdOnly in 01\ncaf".utf8) + Data([0xE9, 0x0A])
      try bytes.write(to: file)
      let trouble = #expect(throws: ToolError.self) { try course.quiz("1", answering: ["a"]) }
      #expect(trouble?.message.contains("Exercises/quiz/answers, line 2,") == true)
      #expect(try Data(contentsOf: file) == bytes)
    }
  }

  @Test("a letter is understood as people write it, and the text of an answer is that answer")
  func takesLetters() throws {
    let plain = try hold(firstQuiz(), answering: ["a"])
    let text = try firstQuiz().questions[0].options[0].text
    for typed in [
      "A", "a)", "(a)", "a.", " a: ", "( a )", text, " \(text.uppercased()). ", "tick 7: \(text)",
    ] {
      #expect(try hold(firstQuiz(), answering: [typed]) == plain)
    }
    let unknown = try hold(firstQuiz(), answering: ["?"])
    #expect(try hold(firstQuiz(), answering: ["I don't know"]) == unknown)
  }

  @Test(
    "an answer that is none is a misuse from a pipe, and asked again at a terminal",
    arguments: ["e", "9", "ab", "??", "1 or 2", "\u{1B}[2J"])
  func refusesAnswers(typed: String) throws {
    let first = try firstQuiz().questions[0]
    let letters = QuestionPage.letters.prefix(first.options.count)
    let list = letters.joined(separator: ", ") + " or ?"
    let misuse = UsageError(message: "'\(typed.shown(to: 20))' is no answer; type \(list)")
    let right = try letter(first, isRight: true)
    #expect(throws: misuse) { try hold(firstQuiz(), answering: [typed, right]) }
    // Before the answers are shown, it is a thought.
    let thought = try hold(firstQuiz(), answering: [typed, right], isTyped: true)
    #expect(!thought.contains("\(misuse.message)\n"))
    // So is a letter; and q ends it.
    let early = try hold(firstQuiz(), answering: [right, "Q"], isTyped: true)
    #expect(
      early.last?.contains("Not answered: ") == true && !early.contains { $0.contains("Right.") })
    let said = try hold(firstQuiz(), answering: ["", typed, right], isTyped: true)
    #expect(said.contains("\(misuse.message)\n"))
    #expect(said.last?.contains("Your answer is right.") == true)
  }

  @Test(
    "how many answers are right is told in a sentence",
    arguments: [
      (0, 1, "Your answer is not right."), (1, 1, "Your answer is right."),
      (0, 2, "Neither answer is right."), (2, 2, "Both answers are right."),
      (0, 3, "None of the 3 answers is right."), (1, 3, "1 of 3 answers is right."),
      (2, 3, "2 of 3 answers are right."), (3, 3, "All 3 answers are right."),
    ])
  func counts(right: Int, all: Int, sentence: String) {
    let score = Score(questions: all, right: right, wrong: all - right)
    let page = QuestionPage(style: Style(hasColor: false), columns: 80)
    #expect(page.ending(of: score, next: "") == "\n\(sentence)")
  }

  @Test("nothing is wider than the terminal") func fits() throws {
    for quiz in try book().quizzes {
      let said = try hold(quiz, answering: quiz.questions.map { _ in "b" }, columns: 40)
      let lines = said.flatMap { $0.split(separator: "\n") }
      #expect(lines.count > 20 && lines.allSatisfy { $0.count <= 40 })
    }
  }

  @Test("a learner who changed a question is told so") func noticesChanges() async throws {
    try await inQuizFolder { course in
      let first = try firstQuiz().questions[0]
      let path = "Sources/Lessons/01-create-signal/questions.json"
      let card = try course.files.needed(path)
      try course.files.save(
        card.replacing(
          "\"prints\": \"\(first.program?.prints ?? "")\"", with: "\"prints\": \"tea\""),
        to: path)
      let words = "no answer to '\(first.ask)' says what its program prints; "
      #expect(throws: ToolError(message: words + "get ours back: git checkout Sources")) {
        try course.quiz("1", answering: ["a"])
      }
      try course.files.save("tea", to: path)
      let trouble = #expect(throws: ToolError.self) { try course.quiz("1", answering: ["a"]) }
      #expect(trouble?.message.hasPrefix("\(path) is broken: ") == true)
    }
  }
}

private let answers = "Exercises/quiz/answers"

/// When learners begin.
private let begin = Date(timeIntervalSince1970: 0)

/// What one types for the right answer to a question, or for a wrong one.
private func letter(_ question: Question, isRight: Bool) throws -> String {
  let line = question.program?.prints
  let index = try #require(question.options.firstIndex { ($0.prints == line) == isRight })
  return QuestionPage.letters[index]
}

private func firstQuiz() throws -> LessonQuiz { try #require(try book().quizzes.first) }

/// Holds the quiz of a lesson, and keeps nothing.
///
/// - Returns: All that was said, how it went last.
private func hold(
  _ quiz: LessonQuiz, answering answers: [String], isTyped: Bool = false, columns: Int = 80,
  note: (QuizLog.Entry) -> Void = { _ in }
) throws -> [String] {
  let plan = QuizPlan(of: quiz.lesson, in: try book(), log: QuizLog(), now: begin)
  return try saying(to: answers, isTyped: isTyped, columns: columns) {
    try $0.hold(plan, note: note)
  }
}

/// Lets a learner whose answers are known answer.
///
/// - Returns: All that was said, how it went last.
private func saying(
  to answers: [String], isTyped: Bool = false, columns: Int = 80,
  _ ask: (QuestionSession) throws -> String
) throws -> [String] {
  var answers = answers[...]
  var said: [String] = []
  let session = QuestionSession(
    page: QuestionPage(style: Style(hasColor: false), columns: columns), isTyped: isTyped,
    read: { answers.popFirst() }, say: { said.append($0) })
  let ending = try ask(session)
  return said + [ending]
}

extension CourseCommand {
  /// Holds a quiz, and keeps the answers.
  fileprivate func quiz(_ typed: String, answering answers: [String]) throws -> [String] {
    try saying(to: answers) { try quiz(typed, in: $0) }
  }
}

/// Makes a folder with the questions about the lessons, in which somebody may learn.
private func inQuizFolder(_ visit: (CourseCommand) async throws -> Void) async throws {
  try await withTemporaryFolder { folder in
    for lesson in lessons {
      let path = "Sources/Lessons/\(lesson.name)/\(LessonQuestions.fileName)"
      try write(Course.text(path), to: path, in: folder)
      try write("", to: "Sources/Lessons/\(lesson.name)/main.swift", in: folder)
    }
    try write("[]", to: "Sources/Exercises/slips.json", in: folder)
    for path in ["Sources/Quiz", "Tutorials"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: path), withDestinationURL: root.appending(path: path))
    }
    var course = course(in: folder)
    course.now = { begin }
    try await visit(course)
  }
}
