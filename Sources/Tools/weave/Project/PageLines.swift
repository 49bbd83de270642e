import CourseSupport

extension [String] {
  /// The lines without the blank ones at both ends.
  func trimmingBlankLines() -> [String] {
    guard let first = firstIndex(where: { !$0.isBlank }),
      let last = lastIndex(where: { !$0.isBlank })
    else { return [] }
    return Array(self[first...last])
  }
}

/// Lists words as a sentence does: `a, b and c`.
func listed(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " and \(last)"
}

/// Puts lines into a fenced block, with a fence that is longer than any row of backticks in them.
func fenced(_ lines: [String], as language: String) -> [String] {
  let longest = lines.map { $0.prefix { $0 == " " || $0 == "`" }.filter { $0 == "`" }.count }.max()
  let fence = String(repeating: "`", count: max(3, (longest ?? 0) + 1))
  return [fence + language] + lines + [fence]
}
