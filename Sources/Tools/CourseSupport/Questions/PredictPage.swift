/// The part of a page that asks its reader to predict: what stands there above the questions.
///
/// The questions themselves stand in the cards of the lesson; weave writes them into the page.
package struct PredictPage {
  /// What stands above the questions.
  package let paragraphs: [Paragraph]

  private let sentences: [String]

  /// A piece of the text.
  package enum Paragraph: Equatable {
    case prose(String)

    /// Lines that stay as they are.
    case code([String])
  }

  /// Reads a page.
  ///
  /// - Throws: What is wrong with the page.
  package init(_ page: String) throws(QuestionProblem) {
    let lines = page.section("Predict")
    if lines.isEmpty { throw QuestionProblem("the page has no section 'Predict'") }
    paragraphs = PredictSection(lines).paragraphs
    sentences = page.sentences
  }

  /// Returns the sentence of the page that explains the answer to a question.
  ///
  /// - Throws: If there is none, or more than one.
  package func explanation(of question: Question) throws(QuestionProblem) -> String {
    guard let because = question.because else {
      throw QuestionProblem("prediction \(question.number) has no 'because'")
    }
    let found = sentences.filter { $0.contains(because) }
    if found.count != 1 {
      throw QuestionProblem("\(found.count) sentences of the page contain '\(because)', not one")
    }
    return found[0]
  }
}

/// The lines of a section "Predict", sorted by what they are for.
private struct PredictSection {
  var paragraphs: [PredictPage.Paragraph] = []

  private var place = Place.text

  /// What the line before belongs to.
  private enum Place { case text, paragraph, question, code }

  init(_ lines: [String]) {
    for line in lines { read(line) }
  }

  private mutating func read(_ line: String) {
    switch place {
    case .code:
      if line.hasPrefix("```") { place = .text } else { addCode(line) }
    case .text, .paragraph, .question:
      readText(line)
    }
  }

  private mutating func readText(_ line: String) {
    if line.hasPrefix("```") {
      paragraphs.append(.code([]))
      place = .code
    } else if line.allSatisfy(\.isWhitespace) || line.hasPrefix("<")
      || line.contains("`make predict-")
    {
      place = .text
    } else if place == .question || line.prefixMatch(of: #/\d+\. /#) != nil {
      place = .question
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
