import CourseSupport
import LessonKit

/// A question with what a run says: which answer is right, and why.
struct AskedQuestion: Equatable {
  let question: Question
  let right: Question.Option

  /// What explains the right answer: its reply, or the sentence of a page.
  let because: String

  /// Finds the right answer by what a run printed; there is none if no answer says so, or one that is
  /// foreseen as wrong.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - run: What the run says.
  ///   - because: The sentence of the page that explains the answer, if a page does.
  init?(_ question: Question, run: String, because: String? = nil) {
    guard let right = question.options.first(where: { $0.prints == run }),
      let because = because == nil ? right.say : right.say == nil ? because : nil
    else { return nil }
    self.question = question
    self.right = right
    self.because = because
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
  enum Answer: Equatable {
    case chosen(Question.Option)
    case unknown

    var option: Question.Option? { if case .chosen(let option) = self { option } else { nil } }
  }

  /// Asks a question, and shows the answers when somebody wants to see them.
  ///
  /// - Returns: The answer; nil at the end of the input.
  /// - Throws: `UsageError` for an invalid answer from a pipe; at a terminal one may try again.
  func ask(_ question: Question, headline: String) throws(UsageError) -> Answer? {
    say(page.question(question, headline: headline))
    if isTyped { say(QuestionPage.invitation) }
    var areShown = false
    while let line = read() {
      // As it stands in other quizzes: `a)`, `(a)`, `a.`
      let typed = line.filter { !$0.isWhitespace && !"().:".contains($0) }.lowercased()
      if !areShown { say(page.answers(to: question)) }
      areShown = true
      if typed.isEmpty { continue }
      if typed == QuestionPage.unknown { return .unknown }
      let letters = QuestionPage.letters.prefix(question.options.count)
      if let index = letters.firstIndex(of: typed) { return .chosen(question.options[index]) }
      let misuse = page.misuse(line, options: question.options.count)
      if !isTyped { throw misuse }
      say("\(misuse.message)\n")
    }
    return nil
  }
}
