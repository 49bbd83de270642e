import CourseSupport
import Foundation
import LessonKit
import TestSupport
import Testing

@testable import course

/// What a learner meets in a quiz.
@Suite struct QuizTests {
  @Test("the answers are shown when Return is pressed, and not before") func showsAnswersLate()
    async throws
  {
    let quiz = try firstQuiz()
    let first = quiz.questions[0]
    #expect(try await !hold(quiz, answering: []).contains { $0.contains("  a  ") })
    let said = try await hold(quiz, answering: [""])
    for option in first.options { #expect(said.joined().flowing.contains(option.text.flowing)) }
  }

  @Test("answers are kept after each question, also if the quiz is left") func keepsAnswers()
    async throws
  {
    try await inQuizFolder { folder in
      let course = course(in: folder)
      let first = try firstQuiz()
      let letters = [
        try letter(first.questions[0], isRight: true),
        " \(try letter(first.questions[1], isRight: false).uppercased()) ",
      ]
      let said = try await course.quiz("1", answering: letters)
      let rest = first.questions.count - 2
      #expect(said.last?.contains("1 of 2 are right. Not answered: \(rest).") == true)
      let file = folder.appending(path: "Exercises/quiz/answers")
      let kept = try String(contentsOf: file, encoding: .utf8)
      let names = first.questions.map(\.name)
      #expect(kept == "right \(names[0]) in 01\nwrong \(names[1]) in 01\n")
    }
  }

  @Test("what was missed comes back in the quizzes of the next two lessons, and not later")
  func comesBack() async throws {
    try await inQuizFolder { folder in
      let course = course(in: folder)
      let quizzes = try book().quizzes
      func names(_ index: Int) throws -> [String] {
        try course.quizPlan(quizzes[index].number).questions.map(\.question.name)
      }
      let alone = try (0...3).map(names)
      let missed = quizzes[0].questions[0]
      let others = quizzes[0].questions.dropFirst()
      _ = try await course.quiz(
        "1",
        answering: [letter(missed, isRight: false)] + others.map { try letter($0, isRight: true) })
      #expect(try names(0) == alone[0])
      #expect(try names(1) == [missed.name] + alone[1])
      #expect(try names(2) == [missed.name] + alone[2])
      #expect(try names(3) == alone[3])

      // To know it in the first of the two is not enough; to know it where it was missed is.
      let right = try letter(missed, isRight: true)
      let said = try await course.quiz(quizzes[1].number, answering: [right])
      #expect(said.contains { $0.contains("Question 1 of \(alone[1].count + 1), from lesson 01") })
      #expect(said.contains { $0.hasPrefix("Right.") })
      #expect(try names(2) == [missed.name] + alone[2])
      _ = try await course.quiz("1", answering: [right])
      #expect(try names(1) == alone[1])
      #expect(try names(2) == alone[2])
    }
  }

  @Test("a mixed quiz goes up to the last lesson checked or quizzed, missed ones first")
  func mixes() async throws {
    try await inQuizFolder { folder in
      let course = course(in: folder)
      let quizzes = try book().quizzes
      func lessons() throws -> Set<String> {
        Set(try course.quizPlan(nil).questions.map(\.lesson.number))
      }
      #expect(try lessons() == [quizzes[0].number])
      #expect(try course.quizPlan(nil).headline == "Quiz · lessons 01 to 01")

      let second = quizzes[1]
      _ = try await course.quiz(
        second.number,
        answering: [
          letter(second.questions[0], isRight: true), letter(second.questions[1], isRight: false),
        ])
      let plan = try course.quizPlan(nil)
      #expect(plan.headline == "Quiz · lessons 01 to \(second.number)")
      #expect(plan.questions.count == QuizPlan.mixed)
      #expect(plan.questions.first?.question == second.questions[1])
      #expect(plan.questions[1].question == quizzes[0].questions[0])

      let checked = QuizPlan(upTo: [quizzes[3].number], in: try book(), log: QuizLog())
      #expect(checked.headline == "Quiz · lessons 01 to \(quizzes[3].number)")
    }
  }

  @Test("what somebody else wrote into the answers does not count") func skipsStrangers() {
    let log = QuizLog(text: "tea\nright createdOnly in 01\nwrong createdOnly\n\u{0}\n")
    #expect(log.answers == [.init(question: "createdOnly", quiz: "01", isRight: true)])
    #expect(log.answers.map(\.line) == ["right createdOnly in 01\n"])
  }

  @Test(
    "a letter is understood as people write it",
    arguments: ["a", "A", "a)", "(a)", "a.", " a: ", "A)", "( a )"])
  func takesLetters(typed: String) async throws {
    let quiz = try firstQuiz()
    let plain = try await hold(quiz, answering: ["a"])
    #expect(plain.contains { $0.hasPrefix("Right.") || $0.hasPrefix("Not quite.") })
    #expect(try await hold(quiz, answering: [typed]) == plain)
  }

  @Test("answers that cannot be read are refused, and stay as they are")
  func neverWipes() async throws {
    try await inQuizFolder { folder in
      let file = try fileOfAnswers(in: folder)
      let bytes = Data("right createdOnly in 01\ncaf".utf8) + Data([0xE9, 0x0A])
      try bytes.write(to: file)
      let trouble = await #expect(throws: ToolError.self) {
        try await course(in: folder).quiz("1", answering: ["a"])
      }
      #expect(trouble?.message.contains("Exercises/quiz/answers, line 2,") == true)
      #expect(try Data(contentsOf: file) == bytes)
    }
  }

  @Test("an answer is only ever added, also after a line without an end") func onlyAdds()
    async throws
  {
    try await inQuizFolder { folder in
      let file = try fileOfAnswers(in: folder)
      let before = "my notes\nwrong twoScreens in 01"
      try Data(before.utf8).write(to: file)
      let first = try firstQuiz().questions[0]
      _ = try await course(in: folder).quiz("1", answering: [letter(first, isRight: true)])
      let kept = try String(contentsOf: file, encoding: .utf8)
      #expect(kept == "\(before)\nright \(first.name) in 01\n")
    }
  }

  @Test(
    "an answer that is none is a misuse from a pipe, and asked again at a terminal",
    arguments: ["e", "9", "ab", "??", "1 or 2", "\u{1B}[2J"])
  func refusesAnswers(typed: String) async throws {
    try await inQuizFolder { folder in
      let course = course(in: folder)
      let quoted = typed.shown(to: 20)
      let first = try firstQuiz().questions[0]
      let letters = QuestionPage.letters.prefix(first.options.count)
      let list = letters.joined(separator: ", ") + " or ?"
      let misuse = UsageError(message: "'\(quoted)' is no answer; type \(list)")
      let right = try letter(first, isRight: true)
      await #expect(throws: misuse) { try await course.quiz("1", answering: [typed, right]) }
      let said = try await course.quiz("1", answering: [typed, right], isTyped: true)
      #expect(said.contains("\(misuse.message)\n"))
      #expect(said.last?.contains("1 of 1 is right.") == true)
    }
  }

  @Test("a lesson without questions says so") func knowsWhatIsMissing() async throws {
    try await inQuizFolder { folder in
      try FileManager.default.removeItem(
        at: folder.appending(path: "Sources/Lessons/02-subject/questions.json"))
      let misuse = UsageError(message: "lesson 02 has no questions yet; try: make quiz-04")
      #expect(throws: misuse) { try course(in: folder).quizPlan("2") }
    }
  }

  @Test("nothing is wider than the terminal", arguments: [40])
  func fits(columns: Int) async throws {
    for quiz in try book().quizzes {
      for letter in ["b"] {
        let letters = quiz.questions.map { _ in letter }
        let said = try await hold(quiz, answering: letters, columns: columns)
        let lines = said.flatMap { $0.split(separator: "\n") }
        #expect(lines.count > 20)
        #expect(lines.allSatisfy { $0.count <= min(columns, 80) })
      }
    }
  }

  @Test("where there is folder, the program is shown to the letter", arguments: asked)
  func showsCode(asked: QuizQuestion) throws {
    let text = QuestionPage(style: Style(hasColor: false), columns: 80)
      .question(asked.question, headline: "Question 1")
    let code = (asked.question.program?.code ?? []).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
    #expect(text.contains(code))
    #expect(try Course.text("Sources/Quiz/Programs/\(asked.lesson).swift").contains(code))
  }

  @Test("a learner who changed a question is told so") func noticesChanges() async throws {
    try await inQuizFolder { folder in
      let first = try firstQuiz().questions[0]
      let line = first.program?.prints ?? ""
      let card = folder.appending(path: "Sources/Lessons/01-create-signal/questions.json")
      try String(textOf: card)
        .replacing("\"prints\": \"\(line)\"", with: "\"prints\": \"tea\"").replaceText(of: card)
      let words = "no answer to '\(first.name)' says what its program prints; "
      await #expect(throws: ToolError(message: words + "get ours back: git checkout Sources")) {
        try await course(in: folder).quiz("1", answering: ["a"])
      }
    }
  }
}

/// Where the answers are kept, in a folder that is there.
private func fileOfAnswers(in folder: URL) throws -> URL {
  let quiz = folder.appending(path: "Exercises/quiz")
  try FileManager.default.createDirectory(at: quiz, withIntermediateDirectories: true)
  return quiz.appending(path: "answers")
}

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
  _ quiz: LessonQuiz, answering answers: [String], columns: Int = 80
) async throws -> [String] {
  let plan = QuizPlan(of: quiz, in: try book(), log: QuizLog())
  return try await saying(to: answers, columns: columns) { session in
    try QuizSession(plan: plan, session: session, note: { _ in }).run()
  }
}

/// Lets a learner whose answers are known answer.
///
/// - Returns: All that was said, how it went last.
func saying(
  to answers: [String], isTyped: Bool = false, columns: Int = 80,
  _ ask: (QuestionSession) async throws -> String
) async throws -> [String] {
  var answers = answers[...]
  var said: [String] = []
  let session = QuestionSession(
    page: QuestionPage(style: Style(hasColor: false), columns: columns), isTyped: isTyped,
    read: { answers.popFirst() }, say: { said.append($0) })
  let ending = try await ask(session)
  return said + [ending]
}

extension CourseCommand {
  /// Holds a quiz, and keeps the answers.
  fileprivate func quiz(
    _ typed: String?, answering answers: [String], isTyped: Bool = false
  ) async throws -> [String] {
    try await saying(to: answers, isTyped: isTyped) { try quiz(typed, in: $0) }
  }
}

/// Makes a folder with the questions about some lessons, in which somebody may learn.
func inQuizFolder(
  of lessons: some Sequence<CourseList.Lesson> = lessons.prefix(4),
  _ visit: (URL) async throws -> Void
) async throws {
  try await withTemporaryFolder { folder in
    for lesson in lessons {
      let path = "Sources/Lessons/\(lesson.name)/\(QuestionCards.fileName)"
      try write(Course.text(path), to: path, in: folder)
    }
    for path in ["Package.swift", "Sources/Quiz", "Tutorials"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appending(path: path), withDestinationURL: root.appending(path: path))
    }
    try await visit(folder)
  }
}
