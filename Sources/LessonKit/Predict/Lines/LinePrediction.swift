/// What a learner wrote down, beside what the lesson printed.
struct LinePrediction {
  let question: LineQuestion

  /// The answer, line by line, as the lesson printed it.
  let answer: [String]

  /// What the learner wrote; a line that says the same as one of the answer is spelled as it is
  /// there.
  let guess: [String]

  /// Compares a guess with an answer.
  init(question: LineQuestion, answer: [String], guess: [String]) {
    self.question = question
    self.answer = answer
    var open = answer.map { (line: $0, wording: question.wording(of: $0)) }
    if question.blank != nil {
      // Whoever fills blanks answers line by line.
      self.guess = guess.enumerated().map { index, line in
        guard index < open.count, open[index].wording.includes(line.meaning) else { return line }
        return open[index].line
      }
    } else {
      self.guess = guess.map { line in
        let meaning = line.meaning
        let index = open.firstIndex { $0.wording.includes(meaning) }
        return index.map { open.remove(at: $0).line } ?? line
      }
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
    let count = rightFromTheStart
    let isElsewhere = count < answer.count && guess.contains(answer[count])
    let differs = isElsewhere ? "comes at another place" : "is another one"
    switch count {
    case 0: return "The first line \(differs):"
    case 1: return "The first line is right. The second \(differs):"
    default: return "The first \(count) lines are right. Line \(count + 1) \(differs):"
    }
  }

  private var firstDifference: [String] {
    let index = rightFromTheStart
    let wrote = index < guess.count ? String(guess[index].withoutIndent) : nil
    let printed = index < answer.count ? answer[index] : nil
    let reason = wrote.flatMap(question.correction) ?? printed.flatMap(question.explanation)
    return [
      "  you wrote   \(wrote ?? "nothing more")",
      "  it printed  \(printed.map { String($0.withoutIndent) } ?? "nothing more")",
    ] + (reason.map { ["", "Why? The page says:"] + $0.wrapped(to: 78).map { "  \($0)" } } ?? [])
  }

  /// Both, line by line: as many pairs as can be, each as early as can be.
  ///
  /// `LineDiff` would leave it open which of two equal lines is paired.
  private var comparison: [String] {
    var pairs = Array(
      repeating: [Int](repeating: 0, count: guess.count + 1), count: answer.count + 1)
    for row in answer.indices.reversed() {
      for column in guess.indices.reversed() {
        pairs[row][column] =
          answer[row] == guess[column]
          ? pairs[row + 1][column + 1] + 1 : max(pairs[row + 1][column], pairs[row][column + 1])
      }
    }
    var (row, column) = (0, 0)
    var lines: [String] = []
    while row < answer.count || column < guess.count {
      if row < answer.count, column < guess.count, answer[row] == guess[column] {
        lines.append("  = \(answer[row])")
        (row, column) = (row + 1, column + 1)
      } else if column < guess.count,
        row == answer.count || pairs[row][column + 1] >= pairs[row + 1][column]
      {
        lines.append("  - \(guess[column])")
        column += 1
      } else {
        lines.append("  + \(answer[row])")
        row += 1
      }
    }
    return lines
  }
}
