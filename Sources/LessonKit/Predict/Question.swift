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
    for note in notes {
      switch note.kind {
      case .answer(let source): sources.append(source)
      case .because(let part): reasons.append(part)
      case .wrong(let mistake): mistakes.append(mistake)
      case .means(let phrasing): phrasings.append(phrasing)
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
  }

  /// Returns whether a guess says what an answer says.
  ///
  /// Upper case, blanks, quotation marks and brackets make no difference, and neither do commas
  /// where there are blanks. A guess may hold the words around the answer, as in `runs: 2`, and
  /// small words, as in "it prints 2". Where the answer is numbers, it may also hold words of the
  /// question: "2 runs" means 2. What else a guess may say, the page says.
  func isSame(_ guess: String, as answer: String) -> Bool {
    let phrasing = phrasings.first { $0.guess.words == guess.words }
    return isAlike(phrasing?.meaning ?? guess, answer)
  }

  private func isAlike(_ guess: String, _ answer: String) -> Bool {
    let (given, wanted) = (guess.words, answer.words)
    if given == wanted { return true }
    let around = Set(source.wordsAround).union(String.smallWords).subtracting(wanted)
    let counting = given.filter { !around.contains($0) }
    if !wanted.isEmpty, counting == wanted || counting.spelledOut == wanted { return true }
    if wanted.isEmpty || !wanted.allSatisfy(\.isNumeral) {
      return guess.flatMeaning == answer.flatMeaning
    }
    if given.isEmpty { return wanted == ["0"] }
    let own = Set(text.words.map(\.withoutPlural))
    return counting.filter { $0.isNumeral || !own.contains($0.withoutPlural) }.spelledOut == wanted
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

extension String {
  /// Whether it is a number.
  fileprivate var isNumeral: Bool { first?.isNumber == true }

  /// The word, the same for one and for several: `run` for `runs`.
  fileprivate var withoutPlural: Substring { hasSuffix("s") ? dropLast() : self[...] }

  /// Words that say nothing about a value.
  fileprivate static let smallWords: Set = [
    "it", "the", "only", "just", "prints", "shows", "gets", "hears", "sees", "says", "sends",
  ]
}

extension [String] {
  /// The words, each value by itself: `1 to 3` is `1 2 3`, and `3 times no` is `no no no`.
  fileprivate var spelledOut: [String] {
    guard count == 3 else { return self }
    if self[1] == "to", let first = Int(self[0]), let last = Int(self[2]), first < last {
      return (first...Swift.min(last, first + 100)).map(String.init)
    }
    if self[1] == "times", let count = Int(self[0]) {
      return Array(repeating: self[2], count: Swift.min(count, 100))
    }
    if self[2] == "times", let count = Int(self[1]) {
      return Array(repeating: self[0], count: Swift.min(count, 100))
    }
    return self
  }
}
