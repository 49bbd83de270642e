import CourseSupport
import LessonKit

/// Asks the questions of a quiz, one after another, and replies to each answer at once.
struct QuizSession {
  let plan: QuizPlan
  let session: QuestionSession

  /// Notes an answer.
  let note: (QuizLog.Answer) throws -> Void

  /// Goes through the quiz.
  ///
  /// - Returns: How it went.
  /// - Throws: `UsageError` for an invalid answer; `ToolError` for a question that is broken.
  func run() throws -> String {
    let page = session.page
    session.say(page.headline(plan.headline))
    var score = Score(of: plan.questions.count)
    for (index, planned) in plan.questions.enumerated() {
      let question = planned.question
      guard let asked = AskedQuestion(question, run: question.program?.prints ?? "") else {
        throw ToolError(
          message: "no answer to '\(question.name)' says what its program prints; get ours back: "
            + "git checkout Sources")
      }
      let origin =
        planned.lesson.number == plan.name ? "" : ", from lesson \(planned.lesson.number)"
      let headline = "Question \(index + 1) of \(plan.questions.count)\(origin)"
      guard let answer = try session.ask(question, headline: headline) else { break }
      score.count(answer.option, in: asked)
      session.say(page.reply(to: answer.option, in: asked))
      let isRight = answer.option == asked.right
      try note(QuizLog.Answer(question: question.name, quiz: plan.name, isRight: isRight))
    }
    return page.ending(of: score) + (score.wrong + score.unknown > 0 ? "\n" + page.text(again) : "")
  }

  /// When a missed question comes back.
  private var again: String {
    plan.name == QuizPlan.mix
      ? "What you missed comes first next time."
      : "What you missed comes back in the quizzes of the next two lessons. Or now: "
        + "make quiz-\(plan.name)"
  }
}
