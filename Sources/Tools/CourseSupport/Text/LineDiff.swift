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
    let expected = Self.lines(of: expected)
    let actual = Self.lines(of: actual)
    let difference = actual.difference(from: expected)
    let removed = Set(difference.removals.map(\.offset))
    let inserted = Set(difference.insertions.map(\.offset))
    var lines: [Line] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if removed.contains(old) {
        lines.append(.missing(expected[old]))
        old += 1
      } else if inserted.contains(new) {
        lines.append(.added(actual[new]))
        new += 1
      } else {
        lines.append(.same(actual[new]))
        old += 1
        new += 1
      }
    }
    self.lines = lines
  }

  /// The lines that are in one text only.
  package var changes: [Line] { lines.filter { if case .same = $0 { false } else { true } } }

  /// Whether the texts are the same.
  package var isEmpty: Bool {
    changes.isEmpty
  }

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

extension CollectionDifference.Change {
  /// Where the change is, in the text to which it belongs.
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
