/// A line of the comment in a section "Predict", such as `2 because: Two runs start`.
struct QuestionNote {
  /// The line itself.
  let line: String

  /// The question that it belongs to.
  let number: Int

  let kind: Kind

  /// What a line says about its question.
  enum Kind {
    case answer(AnswerSource)
    case because(String)
    case wrong(Mistake)
    case means(Phrasing)
    case anyOrder
  }

  /// Reads a line.
  ///
  /// - Throws: What is wrong with it.
  init(_ line: String) throws(PageProblem) {
    guard let match = line.wholeMatch(of: /(\d+) (answer|lane|because|wrong|means|order): (.+)/),
      let number = Int(match.1)
    else { throw PageProblem("'\(line)' is no line of a prediction") }
    self.line = line
    self.number = number
    let word = String(match.2)
    let argument = String(match.3)
    if word == "because" {
      kind = .because(argument)
      return
    }
    if word == "order" {
      if argument != "any" { throw PageProblem("'\(line)' should say 'order: any'") }
      kind = .anyOrder
      return
    }
    guard let pair = argument.wholeMatch(of: /(.+?) => (.+)/) else {
      let parts =
        switch word {
        case "wrong": ("a guess", "a reply")
        case "means": ("a guess", "what it means")
        default: ("a section", "what to find there")
        }
      throw PageProblem("'\(line)' needs \(parts.0), '=>' and \(parts.1)")
    }
    let (first, second) = (String(pair.1), String(pair.2))
    switch word {
    case "answer":
      let pattern = try Self.pattern(second)
      let literal = second.replacing(/\(.*\)/, with: " ").replacing(/\\[a-zA-Z]/, with: " ")
      let around = AnswerWords(literal).words
      kind = .answer(.lines(section: first, pattern: pattern, around: around))
    case "lane":
      kind = .answer(.lane(section: first, name: second))
    case "means":
      kind = .means(Phrasing(guess: first, meaning: second))
    default:
      kind = .wrong(Mistake(guess: first, reply: second))
    }
  }

  /// Returns a regular expression with one capture.
  private static func pattern(_ text: String) throws(PageProblem) -> Regex<AnyRegexOutput> {
    // Beside an alternative that always matches, its captures can be counted.
    guard let pattern = try? Regex(text), let always = try? Regex("(?:\(text))|"),
      let captures = try? always.prefixMatch(in: "")?.output.count
    else { throw PageProblem("'\(text)' is no regular expression") }
    if captures != 2 {
      throw PageProblem("'\(text)' needs one pair of round brackets: the answer stands in it")
    }
    return pattern
  }
}
