extension String {
  /// The lines below a heading of the second level, up to the next one.
  func section(_ title: String) -> [String] {
    let lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let start = lines.firstIndex(of: "## \(title)") else { return [] }
    let rest = lines[(start + 1)...]
    return Array(rest.prefix { !$0.hasPrefix("## ") })
  }

  /// The sentences of a page's prose, without its marks: no code, comments, tables or headings.
  var sentences: [String] {
    let marks = Marks()
    let blankOrMark = /\s*$|```|[#|<]/
    let item = #/([-*]|\d+\.) /#
    let end = /([.?!]["\)]?)\s+(?=[A-Z"`])/
    var paragraphs = [""]
    var isInCode = false
    var isInComment = false
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isInCode.toggle() }
      if line.hasPrefix("<!--") { isInComment = true }
      let isProse = !isInCode && !isInComment && line.prefixMatch(of: blankOrMark) == nil
      if line.hasSuffix("-->") { isInComment = false }
      if !isProse || line.prefixMatch(of: item) != nil { paragraphs.append("") }
      if isProse { paragraphs[paragraphs.count - 1] += " " + line.withoutIndent }
    }
    return paragraphs.flatMap { paragraph in
      marks.removed(from: paragraph)
        .replacing(end) { "\($0.output.1)\n" }
        .split(separator: "\n").map { String($0.withoutIndent) }
    }.filter { !$0.isEmpty }
  }

  /// The text without the marks for bold, links and list items.
  var withoutMarks: String { Marks().removed(from: self) }
}

/// The marks for bold, links and list items.
///
/// A regular expression is read anew wherever it stands, so a loop makes these before it begins.
private struct Marks {
  private let link = /\[([^\]]+)\]\([^)]+\)/
  private let item = #/^\s*([-*]|\d+\.) /#

  func removed(from text: String) -> String {
    text.replacing("**", with: "").replacing(link) { $0.output.1 }.replacing(item, with: "")
  }
}

extension StringProtocol {
  /// The text without the blanks before it.
  var withoutIndent: SubSequence { drop(while: \.isWhitespace) }
}
