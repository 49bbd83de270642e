/// What a page asks its reader to predict: a text, and questions whose answers stand in a run.
///
/// It is the section "Predict": all that the reader sees there, and a comment that the reader does
/// not see.
///
///     1. How many runs start on demand?
///     2. Which scenes does Ben see on television?
///
///     <!-- predict
///     1 answer: On demand => runs: (\d+)
///     1 because: Two runs start
///     1 wrong: 1 => One run for both would be television.
///     1 wrong: 3 => Ada and Ben are two.
///     2 lane: On television => Ben
///     …
///     -->
///
/// `answer` names a section of the lesson's output, and a regular expression whose capture is the
/// right answer; `lane` names a drawing, or the section that it stands in, and the row whose values
/// are. `because` is a part of the sentence that explains it. `wrong` is an answer that somebody
/// may give, and a reply to it. `order: any` lets a list be given in any order.
struct QuestionPage {
  /// What stands above the questions.
  let paragraphs: [Paragraph]

  let questions: [Question]

  /// A piece of the text.
  enum Paragraph: Equatable {
    case prose(String)

    /// Lines that stay as they are.
    case code([String])
  }

  /// Reads a page.
  ///
  /// - Throws: What is wrong with the page.
  init(page: String) throws(PageProblem) {
    let lines = page.section("Predict")
    if lines.isEmpty { throw PageProblem("the page has no section 'Predict'") }
    let section = PredictSection(lines)
    if section.items.isEmpty {
      throw PageProblem("the section 'Predict' asks nothing: it has no numbered list")
    }
    let count = section.items.count
    if section.items.map(\.number) != Array(1...count) {
      throw PageProblem("the questions are not numbered 1, 2, 3")
    }
    var notes: [QuestionNote] = []
    for line in section.notes { notes.append(try QuestionNote(line)) }
    if let stray = notes.first(where: { !(1...count).contains($0.number) }) {
      throw PageProblem("'\(stray.line)' belongs to no question")
    }
    let sentences = page.sentences
    var questions: [Question] = []
    for item in section.items {
      questions.append(
        try Question(
          number: item.number, text: item.text.withoutMarks,
          notes: notes.filter { $0.number == item.number }, sentences: sentences))
    }
    self.questions = questions
    paragraphs = section.paragraphs
  }
}

/// The lines of a section "Predict", sorted by what they are for.
private struct PredictSection {
  var paragraphs: [QuestionPage.Paragraph] = []

  /// The numbered list.
  var items: [(number: Int, text: String)] = []

  /// The lines of the comment.
  var notes: [String] = []

  private var place = Place.text

  /// What the line before belongs to.
  private enum Place { case text, paragraph, item, code, notes }

  init(_ lines: [String]) {
    for line in lines { read(line) }
  }

  private mutating func read(_ line: String) {
    switch place {
    case .notes:
      if line == "-->" { place = .text } else { notes.append(line) }
    case .code:
      if line.hasPrefix("```") { place = .text } else { addCode(line) }
    case .text, .paragraph, .item:
      readText(line)
    }
  }

  private mutating func readText(_ line: String) {
    if line == "<!-- predict" {
      place = .notes
    } else if line.hasPrefix("```") {
      paragraphs.append(.code([]))
      place = .code
    } else if line.allSatisfy(\.isWhitespace) || line.prefixMatch(of: /<|`make predict/) != nil {
      place = .text
    } else if let match = line.wholeMatch(of: /(\d+)\. +(.+)/), let number = Int(match.1) {
      items.append((number, String(match.2)))
      place = .item
    } else if place == .item {
      items[items.count - 1].text += " " + line.withoutIndent
    } else if line.hasPrefix("|") {
      if place != .paragraph { paragraphs.append(.code([])) }
      addCode(line.withoutMarks)
      place = .paragraph
    } else {
      let isItem = line.hasPrefix("- ")
      let text = (isItem ? "- " : "") + line.withoutMarks.withoutIndent
      if place == .paragraph, !isItem, case .prose(let before)? = paragraphs.last {
        paragraphs[paragraphs.count - 1] = .prose("\(before) \(text)")
      } else {
        paragraphs.append(.prose(text))
      }
      place = .paragraph
    }
  }

  private mutating func addCode(_ line: String) {
    guard case .code(let lines)? = paragraphs.last else { return }
    paragraphs[paragraphs.count - 1] = .code(lines + [line])
  }
}
