import SwiftReader

/// Part of a declaration, from one of its lines to another, each given by words that it has.
///
///     dispose: "let (first, more)" ... "first?()"
///     dispose: "first?()"
struct LineRange {
  /// The declaration, as a page names it.
  let selector: Selector

  private let first: String
  private let last: String

  /// Fails when no words in quotation marks stand behind the name.
  init?(_ name: String) {
    let form = /(?<name>[^"]+): "(?<first>.+?)"( \.\.\. "(?<last>.+)")?/
    guard let match = name.wholeMatch(of: form) else { return nil }
    selector = Selector(String(match.name))
    first = String(match.first)
    last = match.last.map { String($0) } ?? first
  }

  /// Returns the lines of a declaration, which its selector has chosen.
  func excerpt(of declaration: Declaration, in file: SourceFile, withDocs: Bool, for place: Place)
    throws(Problem) -> Excerpt
  {
    let lines = file.lines.filter { declaration.lines.contains($0.number) }
    let start = try number(of: first, in: lines, for: place)
    let end = try number(of: last, in: lines, for: place)
    guard start <= end else {
      throw Problem(
        at: place, "\"\(first)\" comes behind \"\(last)\" in '\(selector.text)'",
        remedy: "write the first line first")
    }
    let shown = lines.filter { (start...end).contains($0.number) }
    return Excerpt(of: file, shown.filter { withDocs || !$0.isDocumentation })
  }

  /// Returns the number of the one line that has some words.
  private func number(of words: String, in lines: [SourceLine], for place: Place)
    throws(Problem) -> Int
  {
    let found = lines.filter { $0.text.contains(words) }
    guard let line = found.first else {
      throw Problem(
        at: place, "'\(selector.text)' has no line with \"\(words)\"",
        remedy: "write words that one of its lines has")
    }
    guard found.count == 1 else {
      throw Problem(
        at: place, "\"\(words)\" is on \(listed(found.map { "line \($0.number)" }))",
        remedy: "write more of the line that is meant")
    }
    return line.number
  }
}
