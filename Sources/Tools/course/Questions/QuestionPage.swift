import CourseSupport

/// What is said when questions are asked, as text of so many columns.
struct QuestionPage {
  /// What one types for an answer, and for none.
  static let letters = ["a", "b", "c", "d", "e"]
  static let unknown = "?"

  let style: Style

  /// How many columns there are; 80 at most are used.
  let columns: Int

  func headline(_ text: String) -> String { fit(text).map(style.bold).joined(separator: "\n") }

  /// The part of a lesson's page that stands above its questions.
  func paragraph(_ paragraph: PredictPage.Paragraph) -> String {
    switch paragraph {
    case .prose(let text): lines([""] + fit(text))
    case .code(let code):
      lines([""] + code.flatMap { $0.wrappedCode(to: width, indent: "  ") })
    }
  }

  /// A question, with its program if it has one, and without its answers.
  func question(_ question: Question, headline: String) -> String {
    let code = question.program?.code.flatMap { $0.wrappedCode(to: width, indent: "  ") } ?? []
    return lines(["", headline, ""] + code + (code.isEmpty ? [] : [""]) + fit(question.ask) + [""])
  }

  /// Says how to see the answers.
  static let invitation = "Think of an answer. Return shows what you can choose, q quits."

  /// The answers, each with its letter.
  func answers(to question: Question) -> String {
    let options = zip(Self.letters, question.options).flatMap { letter, option in
      fit(option.text, first: "  \(letter)  ", indent: "     ")
    }
    return lines(options + ["  \(Self.unknown)  I don't know"])
  }

  /// What to say about an answer.
  ///
  /// - Parameters:
  ///   - chosen: The answer; nil for "I don't know".
  ///   - asked: The question, and what is right.
  /// - Returns: The reply, in lines.
  func reply(to chosen: Question.Option?, in asked: AskedQuestion) -> String {
    if let chosen, chosen == asked.right { return lines([style.green("Right.")] + fit(chosen.say)) }
    let letters = zip(Self.letters, asked.question.options)
    let letter = letters.first { $1 == asked.right }?.0 ?? ""
    let right = fit("The run says \(letter): \(asked.right.text)") + fit(asked.right.say)
    guard let chosen else { return lines(right) }
    let mistake = chosen.mistake.map { fit("It is easy to think: \"\($0)\".") } ?? []
    return lines([style.red("Not quite.")] + fit(chosen.say) + mistake + [""] + right)
  }

  /// How it went, and how to go on.
  func ending(of score: Score, next: String) -> String {
    var sentences: [String] = []
    if score.decided > 0 { sentences.append(sentence(score.right, of: score.decided)) }
    if score.unknown > 0 {
      sentences.append("You did not know \(score.unknown)\(score.decided > 0 ? " more" : "").")
    }
    if score.unanswered > 0 { sentences.append("Not answered: \(score.unanswered).") }
    return lines([""] + fit(sentences.joined(separator: " ")) + fit(next))
  }

  /// How many of some answers are right.
  private func sentence(_ right: Int, of all: Int) -> String {
    switch (right, all) {
    case (1, 1): "Your answer is right."
    case (0, 1): "Your answer is not right."
    case (2, 2): "Both answers are right."
    case (0, 2): "Neither answer is right."
    case (all, _): "All \(all) answers are right."
    case (0, _): "None of the \(all) answers is right."
    default: "\(right) of \(all) answers \(right == 1 ? "is" : "are") right."
    }
  }

  private var width: Int { min(80, max(20, columns)) }

  private func lines(_ lines: [String]) -> String { lines.joined(separator: "\n") }

  private func fit(_ text: String, first: String = "", indent: String = "") -> [String] {
    text.keepingCommands { $0.wrapped(to: width, first: first, indent: indent) }
  }
}

/// How many answers were right.
struct Score: Equatable {
  /// How many questions there are.
  let questions: Int
  var right = 0
  var wrong = 0

  /// How often the answer was "I don't know", which is not wrong.
  var unknown = 0

  var decided: Int { right + wrong }
  var unanswered: Int { questions - decided - unknown }

  /// Counts an answer; nil for "I don't know".
  mutating func count(_ chosen: Question.Option?, in asked: AskedQuestion) {
    switch chosen {
    case nil: unknown += 1
    case asked.right: right += 1
    default: wrong += 1
    }
  }
}
