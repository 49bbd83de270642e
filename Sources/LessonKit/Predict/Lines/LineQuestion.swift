/// What a page in the old form asks its reader to predict, and where on the page each line of the answer is
/// explained.
///
/// It stands in the section "Predict": all that the reader sees there, and a comment that the
/// reader does not see.
///
///     <!-- predict
///     section: Nobody listens
///     only: on air
///     ask: Write down the two items.
///     because: on air: the news => the news at six is lost
///     -->
///
/// `section` names a section of the lesson's output, `only` picks lines of it, `ask` says in which
/// form to answer, `blank` is a regular expression for what alone is asked for in each line;
/// `because` leads from a part of a line to a part of the sentence that explains it, `instead` from
/// a part of a wrong one.
struct LineQuestion {
  /// The text of the section, with its code, as lines.
  var text: [String] = []

  /// In which form to answer, where the text does not say it.
  var ask: String?

  /// The sections of the output that hold the answer.
  var sections: [String] = []

  /// What a line must contain to be a part of the answer; if there is nothing here, all are.
  var only: [String] = []

  /// What is left blank in each line of the answer, for the learner to fill.
  var blank: Regex<AnyRegexOutput>?

  /// A part of a line of the answer, and the sentence that explains such lines.
  var explanations: [Explanation] = []

  /// A part of a guess that is wrong, and the sentence that says why.
  var corrections: [Explanation] = []

  struct Explanation: Equatable {
    let part: String
    let sentence: String
  }

  /// Reads a page.
  ///
  /// - Throws: What is wrong with the page.
  init(page: String) throws(PageProblem) {
    let section = page.section("Predict")
    if section.isEmpty { throw PageProblem("the page has no section 'Predict'") }
    let sentences = page.sentences
    var isInComment = false
    var isInCode = false
    for line in section {
      if isInComment {
        isInComment = line != "-->"
        if isInComment { try read(line, sentences) }
      } else if line == "<!-- predict" {
        isInComment = true
      } else if line.hasPrefix("```") {
        isInCode.toggle()
        text.append("")  // code is a paragraph of its own
      } else if !line.hasPrefix("<!--"), !line.hasPrefix("`make predict") {
        text.append(isInCode ? "    " + line : line.withoutMarks)
      }
    }
    text = text.reflowed(to: 80)
    if sections.isEmpty { throw PageProblem("the section 'Predict' names no 'section:'") }
  }

  /// Returns the lines of a lesson's output that are the answer.
  func answer(in output: [String]) -> [String] {
    var isAsked = false
    return output.filter { line in
      if let title = line.headingTitle {
        isAsked = sections.contains(title)
        return false
      }
      let isPicked = only.isEmpty || only.contains { line.contains($0) }
      return isAsked && isPicked && !line.allSatisfy(\.isWhitespace)
    }
  }

  /// Returns the answer with its blanks, for the learner to fill, if it has blanks.
  func form(of answer: [String]) -> [String]? {
    blank.map { blank in answer.map { $0.replacing(blank, with: "__") } }
  }

  /// Returns whether a learner's line says what a line of the answer says.
  ///
  /// Upper case, blanks, colons and quotation marks make no difference. Where a line begins with a
  /// name and a colon, what follows is enough; where only a part of it is asked for, that part is.
  func line(_ line: String, says guess: String) -> Bool {
    wording(of: line).includes(guess.meaning)
  }

  /// Returns all that a learner may write for a line of the answer.
  func wording(of line: String) -> Wording {
    var whole: Set = [line.meaning]
    if let behindName = line.firstRange(of: ": ") {
      whole.insert(String(line[behindName.upperBound...]).meaning)
    }
    if let blank {
      let filled = line.matches(of: blank).map { String(line[$0.range]) }.joined(separator: ",")
      whole.insert(filled.meaning)
    }
    return Wording(whole: whole, line: line.meaning, asked: only.map(\.meaning))
  }

  /// The ways to say a line of the answer, found once for all lines of a guess.
  struct Wording {
    /// The meanings that are right.
    fileprivate let whole: Set<String>

    /// The meaning of the line, and the parts of which one is enough if it is asked for.
    fileprivate let line: String
    fileprivate let asked: [String]

    /// Returns whether a meaning is one of them.
    func includes(_ meaning: String) -> Bool {
      if whole.contains(meaning) { return true }
      return asked.contains { meaning.contains($0) } && line.contains(meaning)
    }
  }

  /// Returns the sentence of the page that explains a line of the answer.
  func explanation(of line: String) -> String? {
    explanations.first { line.contains($0.part) }?.sentence
  }

  /// Returns the sentence of the page that says what is wrong with a guess, if somebody foresaw it.
  func correction(of guess: String) -> String? {
    corrections.first { guess.meaning.contains($0.part.meaning) }?.sentence
  }

  private mutating func read(_ line: String, _ sentences: [String]) throws(PageProblem) {
    guard let match = line.wholeMatch(of: /(section|only|ask|blank|because|instead): (.+)/) else {
      throw PageProblem("'\(line)' is no line of a prediction")
    }
    let argument = String(match.2)
    switch match.1 {
    case "section": sections.append(argument)
    case "only": only.append(argument)
    case "ask": ask = argument
    case "blank":
      do { blank = try Regex(argument) } catch {
        throw PageProblem("'\(argument)' is no regular expression")
      }
    default:
      guard let (_, part, fragment) = argument.wholeMatch(of: /(.+?) => (.+)/)?.output else {
        throw PageProblem("'\(line)' needs a part of a line, '=>' and a part of a sentence")
      }
      let found = sentences.filter { $0.contains(fragment) }
      guard found.count == 1 else {
        throw PageProblem("\(found.count) sentences of the page contain '\(fragment)'")
      }
      let explanation = Explanation(part: String(part), sentence: found[0])
      if match.1 == "because" {
        explanations.append(explanation)
      } else {
        corrections.append(explanation)
      }
    }
  }
}
