import Foundation

/// How the coach writes: plain, unless somebody looks at a terminal that can do more, and wants more.
struct Style: Sendable, Equatable {
  let hasColor: Bool

  init(hasColor: Bool) { self.hasColor = hasColor }

  /// See no-color.org: NO_COLOR counts unless it is empty.
  init(isTerminal: Bool, environment: [String: String]) {
    let isPlain = environment["NO_COLOR"]?.isEmpty == false || environment["TERM"] == "dumb"
    hasColor = isTerminal && !isPlain
  }

  /// The style of standard output, as it is.
  static var output: Style {
    Style(
      isTerminal: isatty(STDOUT_FILENO) == 1, environment: ProcessInfo.processInfo.environment)
  }

  func bold(_ text: String) -> String { escaped("1", text) }
  func green(_ text: String) -> String { escaped("32", text) }
  func red(_ text: String) -> String { escaped("31", text) }

  private func escaped(_ code: String, _ text: String) -> String {
    hasColor ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// Breaks a text into lines of at most 80 columns, at its blanks.
func wrapped(_ text: String, indent: String = "") -> String {
  var lines: [String] = []
  for word in text.split(separator: " ") {
    if let line = lines.last, line.count + 1 + word.count <= 80 {
      lines[lines.count - 1] = "\(line) \(word)"
    } else {
      lines.append(indent + word)
    }
  }
  return lines.joined(separator: "\n")
}
