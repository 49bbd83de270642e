import LessonKit

/// How the coach writes: in colour where lessons use bold, else plain.
struct Style: Sendable, Equatable {
  let hasColor: Bool

  /// The style of standard output, as it is.
  static let output = Style(hasColor: Terminal.output.hasStyle)

  func bold(_ text: String) -> String { escaped("1", text) }
  func green(_ text: String) -> String { escaped("32", text) }
  func red(_ text: String) -> String { escaped("31", text) }

  private func escaped(_ code: String, _ text: String) -> String {
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// Breaks a text into lines of at most 80 columns, at its blanks, and where there is none for long.
func wrapped(_ text: String, indent: String = "") -> String {
  let width = 80 - indent.count
  return text.wrapped(to: width)
    .flatMap { line in
      stride(from: 0, to: line.count, by: width).map { line.dropFirst($0).prefix(width) }
    }
    .map { indent + $0 }.joined(separator: "\n")
}

/// Shows a line of somebody else's words, so that it does nothing to a terminal.
///
/// - Parameters:
///   - text: Any text.
///   - width: So many columns at most; what is cut away is said by an ellipsis.
/// - Returns: The text with its control characters escaped.
func shown(_ text: some StringProtocol, to width: Int) -> String {
  let scalars = text.unicodeScalars
  let safe = scalars.prefix(width).map { scalar in
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
    default: String(scalar)
    }
  }.joined()
  // Escapes are longer than what they stand for.
  return safe.unicodeScalars.count > width || scalars.dropFirst(width).first != nil
    ? String(String.UnicodeScalarView(safe.unicodeScalars.prefix(width - 1))) + "…" : safe
}
