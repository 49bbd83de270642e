/// What a learner answered to a question, beside what the run says.
struct Prediction {
  let question: Question

  /// The right answer, from a run.
  let answer: String

  /// The sentence of the page that explains it.
  let because: String

  /// What the learner wrote; nil for "I don't know".
  let guess: String?

  var isRight: Bool { guess.map { question.isSame($0, as: answer) } ?? false }

  /// What to say about it.
  var reply: String {
    if isRight { return "Right: \(answer.quoted) \(because)" }
    let says = "The run says \(answer.quoted)"
    guard let guess else { return "\(says) \(because)" }
    let mistake = question.options.first { question.isSame(guess, as: $0.prints) }
    return "You wrote \(guess.quoted) \(says) \(mistake?.say ?? because)"
  }
}

extension String {
  /// The text as it is repeated to its writer: short, harmless, and ended like a sentence.
  fileprivate var quoted: String {
    let text = isEmpty ? "nothing" : shown(to: 60)
    return ".!?…".contains(text.last ?? " ") ? text : text + "."
  }
}
