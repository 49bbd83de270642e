/// A question about a run, which a page asks before its reader runs the lesson.
struct Question {
  let number: Int

  /// The question as the reader sees it, in one line.
  let text: String

  /// Where the right answer stands.
  let source: AnswerSource

  /// The sentence of the page that explains the answer.
  let because: String

  /// The wrong answers that somebody foresaw.
  let mistakes: [Mistake]

  /// Other words for an answer.
  let phrasings: [Phrasing]

  /// Whether a list may be given in any order.
  let isInAnyOrder: Bool

  /// Makes a question from the lines about it.
  ///
  /// - Parameters:
  ///   - number: Its place in the list.
  ///   - text: The question as the reader sees it.
  ///   - notes: The lines of the comment that belong to it.
  ///   - sentences: The sentences of the page.
  /// - Throws: What is wrong with the lines.
  init(
    number: Int, text: String, notes: [QuestionNote], sentences: [String]
  ) throws(PageProblem) {
    var sources: [AnswerSource] = []
    var reasons: [String] = []
    var mistakes: [Mistake] = []
    var phrasings: [Phrasing] = []
    var isInAnyOrder = false
    for note in notes {
      switch note.kind {
      case .answer(let source): sources.append(source)
      case .because(let part): reasons.append(part)
      case .wrong(let mistake): mistakes.append(mistake)
      case .means(let phrasing): phrasings.append(phrasing)
      case .anyOrder: isInAnyOrder = true
      }
    }
    if sources.count != 1 {
      throw PageProblem("question \(number) has \(sources.count) answers, not one")
    }
    if reasons.count != 1 {
      throw PageProblem("question \(number) has \(reasons.count) lines 'because:', not one")
    }
    let found = sentences.filter { $0.contains(reasons[0]) }
    if found.count != 1 {
      throw PageProblem("\(found.count) sentences of the page contain '\(reasons[0])', not one")
    }
    self.number = number
    self.text = text
    self.source = sources[0]
    self.because = found[0]
    self.mistakes = mistakes
    self.phrasings = phrasings
    self.isInAnyOrder = isInAnyOrder
  }

  /// Returns whether a guess says what an answer says.
  ///
  /// The page may say what other words mean: "one for each viewer" is 2.
  func isSame(_ guess: String, as answer: String) -> Bool {
    let judge = AnswerJudge(
      number: number, question: text, around: source.wordsAround, wrong: mistakes.map(\.guess),
      isInAnyOrder: isInAnyOrder)
    let phrasing = phrasings.first { judge.isSame(guess, as: $0.guess) }
    return judge.isSame(phrasing?.meaning ?? guess, as: answer)
  }
}

/// Other words for an answer, such as "one for each viewer" for 2.
struct Phrasing: Equatable {
  let guess: String
  let meaning: String
}

/// A wrong answer that somebody foresaw, and what to say to it.
struct Mistake: Equatable {
  let guess: String
  let reply: String
}
