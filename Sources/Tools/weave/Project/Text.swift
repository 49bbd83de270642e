import CourseSupport

extension [String] {
  /// The lines without the blank ones at both ends.
  func trimmingBlankLines() -> [String] {
    drop(while: \.isBlank).reversed().drop(while: \.isBlank).reversed()
  }
}

/// Lists words as a sentence does: `a, b and c`.
func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and \(last)"
}

/// Puts lines into a fenced block, with a fence that is longer than any row of backticks in them.
func fenced(_ lines: [String], as language: String) -> [String] {
  let longest = lines.map { $0.trimmed.prefix { $0 == "`" }.count }.max() ?? 0
  let fence = String(repeating: "`", count: max(3, longest + 1))
  return [fence + language] + lines + [fence]
}
