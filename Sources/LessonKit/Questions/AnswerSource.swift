/// Where the right answer to a question stands.
package enum AnswerSource: Sendable, Equatable {
  /// What a regular expression captures in a section of the lesson's output, joined by commas.
  ///
  /// The words of the line around the answer may stand in a guess: `runs: 2` says 2.
  case lines(section: String, pattern: String)

  /// The values on a row of a drawing; the section is that of the lesson or the drawing itself.
  case lane(section: String, name: String)

  /// The one line that a small program prints, by the name of its function.
  case program(String)

  /// Finds the answer in what a lesson printed.
  ///
  /// - Returns: The answer, which may be empty; or nil, if the lesson prints nothing of the kind.
  package func answer(in output: [String]) -> String? {
    switch self {
    case .lines(let section, let pattern):
      guard let pattern = try? Regex(pattern) else { return nil }
      let captures = output.lines(under: section).flatMap { line in
        line.matches(of: pattern).map { String($0.output[1].substring ?? "") }
      }
      return captures.isEmpty ? nil : captures.joined(separator: ", ")
    case .lane(let section, let name):
      // Where two rows have the same name, nobody can tell which is meant.
      let rows = output.drawings(under: section).compactMap { $0.values(onLane: name) }
      return rows.count == 1 ? rows[0].joined(separator: ", ") : nil
    case .program:
      return nil
    }
  }

  /// Checks that a regular expression has one capture.
  ///
  /// - Throws: What is wrong with it.
  static func check(_ pattern: String) throws(QuestionProblem) {
    // Beside an alternative that always matches, its captures can be counted.
    guard (try? Regex(pattern)) != nil, let always = try? Regex("(?:\(pattern))|"),
      let captures = try? always.prefixMatch(in: "")?.output.count
    else { throw QuestionProblem("'\(pattern)' is no regular expression") }
    if captures != 2 {
      throw QuestionProblem(
        "'\(pattern)' needs one pair of round brackets: the answer stands in it")
    }
  }
}

extension Question.Proof {
  /// Returns whether the line stands in its section of what a lesson printed.
  package func isShown(in output: [String]) -> Bool {
    guard let section else { return false }
    return output.lines(under: section).contains { $0.drop(while: \.isWhitespace) == prints }
  }
}

extension AnswerSource {
  /// The words that stand around the answer where it is printed.
  var wordsAround: [String] {
    switch self {
    case .lines(_, let pattern):
      let literal = pattern.replacing(/\(.*\)/, with: " ").replacing(/\\[a-zA-Z]/, with: " ")
      return AnswerWords(literal).words
    case .lane(_, let name): return AnswerWords(name).words
    case .program: return []
    }
  }
}

extension [String] {
  /// The lines below a heading of a lesson, up to the next one.
  func lines(under title: String) -> [String] {
    var isMeant = false
    return filter { line in
      if let heading = line.headingTitle {
        isMeant = heading == title
        return false
      }
      return isMeant
    }
  }

  /// The drawings below a heading of a lesson, or the drawing of that name.
  fileprivate func drawings(under title: String) -> [DrawingLines] {
    let section = lines(under: title).drawings
    return section.isEmpty ? drawings.filter { $0.name == title } : section
  }

  /// All drawings.
  private var drawings: [DrawingLines] {
    reduce(into: []) { drawings, line in
      if let match = line.wholeMatch(of: /~ (.+) ~/) {
        drawings.append(DrawingLines(name: String(match.1)))
      } else if line.hasPrefix("  "), let last = drawings.indices.last, drawings[last].isOpen {
        drawings[last].lines.append(String(line.dropFirst(2)))
      } else if let last = drawings.indices.last {
        drawings[last].isOpen = false
      }
    }
  }
}

/// A drawing as a lesson printed it.
private struct DrawingLines {
  let name: String
  var lines: [String] = []

  /// Whether the next line may belong to it.
  var isOpen = true

  /// Returns the values on the row of that name, or nil if there is none.
  func values(onLane name: String) -> [String]? {
    let rows = lines.filter { $0.hasPrefix(name + "  ") }
    guard rows.count == 1 else { return nil }
    let notation = String(rows[0].dropFirst(name.count))
    guard let row = try? Timeline(parsing: notation, legend: legend) else { return nil }
    return row.entries.compactMap { entry in
      guard case .next(let value) = entry.mark else { return nil }
      return value
    }
  }

  /// What the letters stand for.
  private var legend: [Character: String] {
    lines.reduce(into: [:]) { legend, line in
      guard let match = line.wholeMatch(of: /\s+(\S) = (.+)/), let letter = match.1.first else {
        return
      }
      legend[letter] = String(match.2)
    }
  }
}
