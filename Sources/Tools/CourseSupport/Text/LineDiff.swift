/// What changed from one text to another, line by line.
///
///       the weather
///     - the news at six
///     + the news at seven
package struct LineDiff: Sendable, Equatable, CustomStringConvertible {
  /// A line of either text.
  package enum Line: Sendable, Equatable {
    /// The line is in both texts.
    case same(String)

    /// The line is only in the expected text.
    case missing(String)

    /// The line is only in the actual text.
    case added(String)
  }

  /// The lines of both texts, in order.
  package let lines: [Line]

  /// Compares two texts.
  ///
  /// - Complexity: O(n × d) time for texts of n lines in all, d of them different.
  package init(expected: String, actual: String) {
    let old = Self.lines(of: expected)
    var lines = old.map(Line.same)
    for change in Self.lines(of: actual).difference(from: old) {
      switch change {
      case .remove(let place, let line, _): lines[place] = .missing(line)
      case .insert(let place, let line, _):
        // So many lines of the actual text stand before it, and what is missing there.
        var before = 0
        let end = lines.firstIndex { old in
          if case .missing = old { return false }
          defer { before += 1 }
          return before == place
        }
        lines.insert(.added(line), at: end ?? lines.count)
      }
    }
    self.lines = lines
  }

  /// The lines that are in one text only.
  package var changes: [Line] { lines.filter { if case .same = $0 { false } else { true } } }

  /// Whether the texts are the same.
  package var isEmpty: Bool { changes.isEmpty }

  /// The lines, each after two characters: blanks if in both texts, `-` if missing, `+` if added.
  package var description: String {
    lines.map { line in
      switch line {
      case .same(let text): "  \(text)"
      case .missing(let text): "- \(text)"
      case .added(let text): "+ \(text)"
      }
    }.joined(separator: "\n")
  }

  /// A text without a final newline ends in a line that says so, or the diff would look empty.
  private static func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" {
      lines.removeLast()
    } else {
      lines.append("[no newline at the end]")
    }
    return lines
  }
}
