import CourseSupport
import Marbles

/// A question, and which of its answers is right.
struct AskedQuestion: Equatable {
  let question: Question
  let right: Question.Option

  /// Finds the right answer by what a run printed.
  ///
  /// - Throws: `ToolError`, if no answer says so.
  init(_ question: Question, run: String?) throws(ToolError) {
    guard let right = question.options.first(where: { $0.prints == run }) else {
      throw ToolError(
        message: "no answer to '\(question.ask)' says what its program prints; get ours back: "
          + "git checkout Sources")
    }
    self.question = question
    self.right = right
  }
}

/// Takes the answers to questions, at a terminal or from a pipe.
struct QuestionSession {
  let page: QuestionPage

  /// Whether somebody types the answers, and may correct a slip.
  let isTyped: Bool

  /// Returns the next line of the learner, or nil if there is none.
  let read: () -> String?

  /// Says something to the learner.
  let say: (String) -> Void

  /// What a learner says to a question.
  enum Choice: Equatable {
    case option(Question.Option)
    case unknown

    var option: Question.Option? { if case .option(let option) = self { option } else { nil } }

    /// What somebody means by a line: a letter as other quizzes write it, such as `a)` or `(A)`, if
    /// the letters are shown; or the text of an answer, also with its tick, as lessons print it.
    init?(_ line: String, of question: Question, hasLetters: Bool) {
      let text = line.replacing(/^\s*tick (?:\d+: )?/.ignoresCase(), with: "").plain
      let letter = line.lowercased().filter { !$0.isWhitespace && !"().:".contains($0) }
      let place = QuestionPage.letters.firstIndex(of: letter)
      if letter == QuestionPage.unknown || line.plain == "I don't know".plain {
        self = .unknown
      } else if hasLetters, let place, question.options.indices.contains(place) {
        self = .option(question.options[place])
      } else if let option = question.options.first(where: {
        [line.plain, text].contains($0.text.plain)
      }) {
        self = .option(option)
      } else {
        return nil
      }
    }
  }

  /// Asks a question, and shows the answers when somebody wants to see them.
  ///
  /// - Returns: The choice; nil at the end of the input.
  /// - Throws: `UsageError` for an invalid answer from a pipe; at a terminal one may try again.
  func ask(_ question: Question, headline: String) throws(UsageError) -> Choice? {
    say(page.question(question, headline: headline))
    if isTyped { say(QuestionPage.invitation) }
    var areShown = false
    while let line = read() {
      if isTyped, ["q", "quit"].contains(line.plain) { return nil }
      let choice = Choice(line, of: question, hasLetters: areShown || !isTyped)
      // What is typed before the answers are shown is a thought of one's own.
      let isThought = line.isBlank || isTyped && !areShown && choice == nil
      if !areShown { say(page.answers(to: question)) }
      areShown = true
      if let choice { return choice }
      if isThought { continue }
      let letters = QuestionPage.letters.prefix(question.options.count)
      let list = letters.joined(separator: ", ") + " or " + QuestionPage.unknown
      let misuse = UsageError(message: "'\(line.shown(to: 20))' is no answer; type \(list)")
      if !isTyped { throw misuse }
      say("\(misuse.message)\n")
    }
    return nil
  }

  private static let nothingIsDue =
    "You have answered all of these questions right within the last day, so none is due. Come back "
    + "tomorrow, or go on with the next lesson."

  /// Asks the questions of a quiz, one after another, and replies to each answer at once.
  ///
  /// - Parameters:
  ///   - plan: The questions.
  ///   - note: Notes an answer.
  /// - Returns: How it went.
  /// - Throws: `UsageError` for an invalid answer; `ToolError` for a question that is broken.
  func hold(_ plan: QuizPlan, note: (QuizLog.Entry) throws -> Void) throws -> String {
    say(page.headline(plan.headline))
    var score = Score(questions: plan.questions.count)
    if plan.questions.isEmpty { return page.ending(of: score, next: Self.nothingIsDue) }
    for (index, planned) in plan.questions.enumerated() {
      let question = planned.question
      let asked = try AskedQuestion(question, run: question.program?.prints)
      let origin =
        planned.lesson.number == plan.name ? "" : ", from lesson \(planned.lesson.number)"
      let headline = "Question \(index + 1) of \(plan.questions.count)\(origin)"
      guard let choice = try ask(question, headline: headline) else { break }
      score.count(choice.option, in: asked)
      say(page.reply(to: choice.option, in: asked))
      let isRight = choice.option == asked.right
      try note(QuizLog.Entry(question: question.name, quiz: plan.name, isRight: isRight))
    }
    if score.wrong + score.unknown == 0 { return page.ending(of: score, next: "") }
    let next =
      plan.name == QuizPlan.mix
      ? "What you missed comes first next time."
      : "What you missed comes back in the quizzes of the next two lessons. Or now: "
        + "make quiz-\(plan.name)"
    return page.ending(of: score, next: next)
  }
}

extension String {
  /// The text as far as it says something: what differs in signs alone says the same.
  var plain: String { lowercased().filter { !$0.isWhitespace && !",.`".contains($0) } }
}
