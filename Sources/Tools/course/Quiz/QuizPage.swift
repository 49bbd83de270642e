import LessonKit
import Quiz
import Workshop

/// What a quiz says, as text of so many columns.
struct QuizPage {
  /// What one types for an answer.
  static let letters = ["a", "b", "c", "d"]

  let style: Style

  /// How many columns there are; 80 at most are used.
  let columns: Int

  func headline(of plan: QuizPlan) -> String {
    fit(plan.headline).map(style.bold).joined(separator: "\n")
  }

  /// The question, with its program and its answers.
  func question(_ asked: QuizPlan.Asked, number: Int, in plan: QuizPlan) -> String {
    let isOwn = asked.lesson.number == plan.name
    let origin = isOwn ? "" : ", from lesson \(asked.lesson.number)"
    let options = zip(Self.letters, asked.question.options).flatMap { letter, option in
      fit(option.text, first: "  \(letter)  ", indent: "     ")
    }
    return [
      ["\nQuestion \(number) of \(plan.questions.count)\(origin)\n"],
      asked.question.code.flatMap { $0.brokenCode(to: width, indent: "  ") }, [""],
      fit(asked.question.ask), [""],
      options, [""],
    ].joined().joined(separator: "\n")
  }

  /// What to say about an answer.
  func reply(to chosen: Question.Option, of question: Question, line: String) -> String {
    if chosen.prints == line {
      return ([style.green("Right.")] + fit(chosen.say)).joined(separator: "\n")
    }
    let mistake = chosen.mistake.map { fit("Many think so: \"\($0)\".") } ?? []
    let right = zip(Self.letters, question.options).filter { $1.prints == line }
      .flatMap { letter, option in
        [""] + fit("The run prints: \(line)") + fit("So it is \(letter). \(option.say)")
      }
    return ([style.red("Not quite.")] + fit(chosen.say) + mistake + right)
      .joined(separator: "\n")
  }

  /// How it went, and what comes back when.
  func ending(of plan: QuizPlan, right: Int, missed: Int) -> String {
    let asked = right + missed
    let rest =
      asked == plan.questions.count
      ? [] : fit("\(plan.questions.count - asked) were not asked; the answers so far are kept.")
    let again =
      plan.name == QuizPlan.mix
      ? "What you missed comes first next time."
      : "What you missed comes back in the quizzes of the next two lessons. Or now: "
        + "make quiz-\(plan.name)"
    return ([""] + fit("\(right) of \(asked) are right.") + rest + (missed > 0 ? fit(again) : []))
      .joined(separator: "\n")
  }

  /// What is wrong with something that is no answer.
  func misuse(_ typed: String, options: Int) -> Misuse {
    let letters = Self.letters.prefix(options)
    let list = letters.dropLast().joined(separator: ", ") + " or " + (letters.last ?? "")
    return Misuse(message: "'\(typed.shown(to: 20))' is no answer; type \(list)")
  }

  private var width: Int { min(80, max(20, columns)) }

  /// Breaks a text into lines that fit.
  private func fit(_ text: String, first: String = "", indent: String = "") -> [String] {
    text.broken(to: width, first: first, indent: indent)
  }
}
