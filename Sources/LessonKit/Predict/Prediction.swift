/// What a learner wrote down, beside what the lesson printed.
struct Prediction {
  let question: Question

  /// The answer, line by line, as the lesson printed it.
  let answer: [String]

  /// What the learner wrote; a line that says the same as one of the answer is spelled as it is there.
  let guess: [String]

  /// Compares a guess with an answer.
  init(question: Question, answer: [String], guess: [String]) {
    self.question = question
    self.answer = answer
    var open = answer
    self.guess = guess.map { line in
      guard let index = open.firstIndex(where: { question.line($0, says: line) }) else {
        return line
      }
      return open.remove(at: index)
    }
  }

  /// How many lines are right before the first that is not.
  var rightFromTheStart: Int { zip(answer, guess).prefix { $0 == $1 }.count }

  /// What to say about the guess, line by line.
  var reply: [String] {
    if guess == answer { return ["All \(answer.count) lines are right.", ""] + comparison }
    if guess.isEmpty { return ["No guess is a fair answer, too. The lesson prints:", ""] + answer }
    return [opening, ""] + firstDifference + [
      "", "All of it (= you had it, + you did not, - it is not printed):", "",
    ] + comparison
  }

  private var opening: String {
    switch rightFromTheStart {
    case 0: "The first line is another one:"
    case 1: "The first line is right. The second is another one:"
    case let count: "The first \(count) lines are right. Line \(count + 1) is another one:"
    }
  }

  private var firstDifference: [String] {
    let index = rightFromTheStart
    let wrote = index < guess.count ? guess[index].withoutIndent : "nothing more"
    guard index < answer.count else {
      return ["  you wrote   \(wrote)", "  it printed  nothing more"]
    }
    let reason = question.explanation(of: answer[index])
    return ["  you wrote   \(wrote)", "  it printed  \(answer[index].withoutIndent)"]
      + (reason.map { ["", "Why? The page says:"] + $0.wrapped(to: 78).map { "  \($0)" } } ?? [])
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
