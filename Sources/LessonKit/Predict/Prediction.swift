/// What a learner wrote down, beside what the lesson printed.
struct Prediction {
  let question: Question

  /// The answer, line by line, as the lesson printed it.
  let answer: [String]

  /// What the learner wrote; a line that says the same as one of the answer is spelled as it is there.
  let guess: [String]

  /// Compares a guess with an answer.
  ///
  /// Upper case, blanks and quotation marks make no difference. Where a line of the answer begins with a name and
  /// a colon, what follows is enough.
  init(question: Question, answer: [String], guess: [String]) {
    self.question = question
    self.answer = answer
    var open = answer
    self.guess = guess.filter { !$0.meaning.isEmpty || $0.contains("\"") }.map { line in
      guard let index = open.firstIndex(where: { $0.says(line) }) else { return line }
      return open.remove(at: index)
    }
  }

  /// How many lines are right before the first that is not.
  var rightFromTheStart: Int { zip(answer, guess).prefix { $0 == $1 }.count }

  /// What to say about the guess, line by line.
  var reply: [String] {
    if guess == answer {
      return ["All \(answer.count) lines are right.", ""] + answer.map { "  = \($0)" }
    }
    return opening + firstDifference + [
      "", "All of it (= you had it, + you did not, - not printed):",
    ]
      + comparison
  }

  private var opening: [String] {
    let count = rightFromTheStart
    if guess.isEmpty { return ["No guess is a fair answer, too. The lesson prints:", ""] }
    switch count {
    case 0: return ["The first line goes another way:", ""]
    case 1: return ["The first line is right. The second goes another way:", ""]
    default: return ["The first \(count) lines are right. Line \(count + 1) goes another way:", ""]
    }
  }

  private var firstDifference: [String] {
    let index = rightFromTheStart
    let ran = index < answer.count ? answer[index] : "nothing more"
    let wrote = index < guess.count ? guess[index] : "nothing more"
    let reason = index < answer.count ? question.explanation(of: answer[index]) : nil
    let lines = guess.isEmpty ? [] : ["  you wrote    \(wrote.trimmed)"]
    return lines + ["  it printed   \(ran.trimmed)"]
      + (reason.map { ["", "The page says: "] + $0.wrapped(to: 76).map { "  \($0)" } } ?? [])
  }

  private var comparison: [String] {
    let difference = LineDiff(
      expected: answer.map { $0 + "\n" }.joined(), actual: guess.map { $0 + "\n" }.joined())
    return difference.lines.map { line in
      switch line {
      case .same(let text): "  = \(text)"
      case .missing(let text): "  + \(text)"
      case .added(let text): "  - \(text)"
      }
    }
  }
}

extension String {
  /// What counts when lines are compared.
  fileprivate var meaning: String {
    lowercased().filter { !$0.isWhitespace && !"\"'`“”".contains($0) }
  }

  /// Returns whether a learner's line says what this line says.
  fileprivate func says(_ line: String) -> Bool {
    if line.meaning == meaning { return true }
    guard let colon = firstRange(of: ": ") else { return false }
    return line.meaning == self[colon.upperBound...].description.meaning
  }

  fileprivate var trimmed: Substring { trimmingPrefix(while: \.isWhitespace) }

  /// The text in lines of at most so many characters, broken between words.
  func wrapped(to width: Int) -> [String] {
    split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}
