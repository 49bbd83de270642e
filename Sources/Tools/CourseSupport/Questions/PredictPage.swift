/// The part of a page that asks its reader to predict: what stands there above the questions.
///
/// The questions themselves stand in a file beside the lesson; weave writes them into the page.
package struct PredictPage {
  /// What stands above the questions.
  package let paragraphs: [Paragraph]

  /// A piece of the text.
  package enum Paragraph: Equatable {
    case prose(String)

    /// Lines that stay as they are.
    case code([String])
  }

  /// Reads a page.
  package init(_ page: String) {
    let section = page.textLines.drop { $0 != "## Predict" }.dropFirst()
    paragraphs = Self.paragraphs(in: section.prefix { !$0.hasPrefix("## ") })
  }

  /// What a reader sees of these lines, without the questions, and without the line that names the
  /// command.
  private static func paragraphs(in lines: some Sequence<String>) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var prose = ""
    var code: [String]?
    var isQuestion = false
    func endProse() {
      if !prose.isEmpty { paragraphs.append(.prose(prose.withoutMarks)) }
      prose = ""
    }
    for line in lines {
      if line.hasPrefix("```") {
        endProse()
        if let lines = code { paragraphs.append(.code(lines)) }
        code = code == nil ? [] : nil
      } else if code != nil {
        code?.append(line)
      } else if line.isBlank || line.hasPrefix("<!--") {
        endProse()
        isQuestion = line.hasPrefix("<!-- questions:")
      } else if !isQuestion, !line.contains("`make predict-") {
        prose += (prose.isEmpty ? "" : " ") + line.trimmed
      }
    }
    endProse()
    return paragraphs
  }
}

extension String {
  /// The text without the marks for bold and links.
  package var withoutMarks: String {
    replacing("**", with: "").replacing(/\[([^\]]+)\]\([^)]+\)/) { $0.1 }
  }
}
