import SwiftReader

extension String {
  /// The text in lines of at most so many characters, broken between words, and where there is no
  /// blank for long.
  ///
  /// - Parameters:
  ///   - width: How long a line may be, with what stands before it.
  ///   - first: What stands before the first line.
  ///   - indent: What stands before each other line.
  /// - Returns: The lines, with what stands before them.
  package func wrapped(to width: Int, first: String = "", indent: String = "") -> [String] {
    let room = max(8, width - max(first.count, indent.count))
    let pieces = split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= room {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }.flatMap { line in
      stride(from: 0, to: line.count, by: room).map { line.dropFirst($0).prefix(room) }
    }
    return pieces.enumerated().map { ($0 == 0 ? first : indent) + $1 }
  }

  /// A line of code in lines of at most so many characters; what does not fit goes on further right.
  ///
  /// - Parameters:
  ///   - width: How long a line may be, with what stands before it.
  ///   - indent: What stands before the code.
  /// - Returns: The lines; one that is empty stays so.
  package func wrappedCode(to width: Int, indent: String) -> [String] {
    let start = indent + prefix { $0 == " " }
    var rest = drop { $0 == " " }
    if rest.isEmpty { return [""] }
    var lines: [String] = []
    var before = start
    while before.count + rest.count > width {
      // It is broken after a blank, and none is lost: it may stand in a text of the program.
      let part = rest.prefix(max(8, width - before.count))
      let end = part.lastIndex(of: " ").map(rest.index(after:)) ?? part.endIndex
      lines.append(before + rest[..<end])
      rest = rest[end...]
      before = start + "    "
    }
    return lines + [before + rest]
  }

  /// A line that is broken between words, outside of commands, only if it is wider than the terminal.
  func fitting(_ columns: Int) -> [String] {
    count <= columns ? [self] : keepingCommands { $0.wrapped(to: columns) }
  }
}

extension String {
  /// Breaks the text into lines, none of them within a command, so that it can be copied:
  /// `make lesson-02 CORE=mine`.
  package func keepingCommands(_ lines: (String) -> [String]) -> [String] {
    let command = /\bmake [A-Za-z0-9.-]+( [A-Z]+=\S+)?/
    let tied = replacing(command) { $0.0.replacing(" ", with: "\u{A0}") }
    return lines(tied).map { $0.replacing("\u{A0}", with: " ") }
  }
}

extension StringProtocol {
  /// A text from elsewhere, made harmless for a terminal.
  ///
  /// - Parameter width: So many characters at most; an ellipsis says that some are cut away.
  /// - Returns: The text with its control characters escaped.
  package func shown(to width: Int) -> String {
    let safe = unicodeScalars.prefix(width).map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
      default: String(scalar)
      }
    }.joined()
    // Escapes are longer than what they stand for.
    let isWhole = unicodeScalars.dropFirst(width).isEmpty && safe.unicodeScalars.count <= width
    if isWhole { return safe }
    return String(String.UnicodeScalarView(safe.unicodeScalars.prefix(width - 1))) + "…"
  }
}

extension Collection where Element: StringProtocol {
  /// The lines of code that were cut out of a file, without the indentation that all of them have.
  package var withoutCommonIndentation: [String] {
    let margin = filter { !$0.isBlank }.map(\.indentation).min() ?? 0
    return map { $0.isBlank ? "" : String($0.dropFirst(margin)) }
  }
}
