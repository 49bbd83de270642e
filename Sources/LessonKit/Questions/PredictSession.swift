/// Shows a page's text, asks its questions, and replies when all are answered.
///
/// No reply comes before the last answer: it could give the next one away.
struct PredictSession {
  /// How many columns there are; 80 at most are used.
  let columns: Int

  /// Returns the next line of the learner, or nil if there is none.
  let read: () -> String?

  /// Says something to the learner.
  let say: (String) -> Void

  /// Goes through the page.
  ///
  /// - Parameters:
  ///   - paragraphs: What stands above the questions.
  ///   - questions: What is asked, each with its answer and the sentence that explains it.
  func run(
    _ paragraphs: [PredictPage.Paragraph],
    _ questions: [(question: Question, answer: String, because: String)]
  ) {
    for paragraph in paragraphs {
      say("")
      switch paragraph {
      case .prose(let text): tell(text)
      case .code(let lines): tellCode(lines)
      }
    }
    let reader = AnswerReader(read: read, say: { tell($0) })
    let guesses = questions.map { asked in
      say("")
      tell(asked.question.ask, first: "\(asked.question.number). ")
      return reader.answer()
    }
    var right = 0
    for (asked, guess) in zip(questions, guesses) {
      let prediction = Prediction(
        question: asked.question, answer: asked.answer, because: asked.because, guess: guess)
      if prediction.isRight { right += 1 }
      say("")
      tell(prediction.reply, first: "\(asked.question.number). ")
    }
    say("")
    tell("\(right) of \(questions.count) right.")
  }

  /// Says a text in lines that fit, indented as far as the first one begins.
  func tell(_ text: String, first: String = "") {
    text.broken(to: width, first: first, indent: String(repeating: " ", count: first.count))
      .forEach(say)
  }

  private var width: Int { min(80, max(20, columns)) }

  /// Says lines of code, indented if there is room, each in several lines where it is too long.
  private func tellCode(_ lines: [String]) {
    let widest = lines.map(\.count).max() ?? 0
    let indent = widest + 2 <= width ? "  " : ""
    for line in lines { line.brokenCode(to: width, indent: indent).forEach(say) }
  }
}
