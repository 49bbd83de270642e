import LessonKit
import Quiz
import Workshop

/// Asks the questions of a quiz, one after another.
struct QuizSession {
  let plan: QuizPlan
  let page: QuizPage

  /// Whether somebody types the answers, and may correct a slip.
  let isTyped: Bool

  /// Returns the next line of the learner, or nil if there is none.
  let read: () -> String?

  /// Says something to the learner.
  let say: (String) -> Void

  /// Notes an answer.
  let note: (QuizLog.Answer) throws -> Void

  /// Goes through the quiz.
  ///
  /// - Returns: How it went.
  /// - Throws: `Misuse` for an answer that is none; `Trouble` for a question that is broken.
  func run() throws -> String {
    say(page.headline(of: plan))
    var right = 0
    var missed = 0
    for (index, asked) in plan.questions.enumerated() {
      let line = try line(of: asked.question)
      say(page.question(asked, number: index + 1, in: plan))
      guard let chosen = try answer(to: asked.question) else { break }
      let isRight = chosen.prints == line
      if isRight { right += 1 } else { missed += 1 }
      say(page.reply(to: chosen, of: asked.question, line: line))
      try note(QuizLog.Answer(question: asked.question.name, quiz: plan.name, isRight: isRight))
    }
    return page.ending(of: plan, right: right, missed: missed)
  }

  /// Runs the program of a question, which a learner may have changed.
  private func line(of question: Question) throws(Trouble) -> String {
    let line: String
    do throws(QuestionProblem) {
      line = try question.run()
    } catch {
      throw Trouble(message: error.description)
    }
    if question.options.contains(where: { $0.prints == line }) { return line }
    throw Trouble(
      message: "'\(question.name)' prints '\(line.shown(to: 60))', which no answer says; "
        + "get ours back: git checkout Sources")
  }

  /// Returns the answer that the learner chooses, or nil if there is no more input.
  private func answer(to question: Question) throws(Misuse) -> Question.Option? {
    while let typed = read() {
      // As it stands in other quizzes: `a)`, `(a)`, `a.`
      let letter = typed.filter { !$0.isWhitespace && !"().:".contains($0) }.lowercased()
      if let index = QuizPage.letters.prefix(question.options.count).firstIndex(of: letter) {
        return question.options[index]
      }
      // Whoever writes the answer itself means it, too.
      if let option = question.option(meantBy: typed) { return option }
      let misuse = page.misuse(typed, options: question.options.count)
      if !isTyped { throw misuse }
      say("\(misuse.message)\n")
    }
    return nil
  }
}
