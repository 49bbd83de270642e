import CourseSupport
import LessonKit

/// How the course writes: in colour where lessons use bold, else plain.
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
///
/// A command stays on one line, so that it can be copied: `make lesson-02 CORE=mine`.
func wrapped(_ text: String, indent: String = "") -> String {
  let tied = text.replacing(/\bmake [A-Za-z0-9.-]+( [A-Z]+=\S+)?/) {
    $0.0.replacing(" ", with: "\u{A0}")
  }
  return tied.broken(to: 80, first: indent, indent: indent).joined(separator: "\n")
    .replacing("\u{A0}", with: " ")
}
