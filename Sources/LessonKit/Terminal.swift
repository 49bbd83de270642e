// The C libraries declare `stdout` as a variable, which Swift 6 would not let anyone touch.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// The place to which a lesson prints, and the course.
package struct Terminal: Equatable {
  /// Whether somebody looks at it as it is printed.
  package let isTerminal: Bool

  /// Whether bold text is welcome there.
  package let hasStyle: Bool

  /// Whether it can do nothing but print lines.
  package let isDumb: Bool

  /// Whether it can show signs such as `—` and `·`.
  private let hasSigns: Bool

  /// Standard output, as it is.
  package static let output = Terminal(
    isTerminal: isatty(STDOUT_FILENO) == 1,
    environment: { name in getenv(name).map { String(cString: $0) } })

  /// Text is plain unless somebody looks at a terminal that can do more, and wants more.
  ///
  /// See no-color.org: NO_COLOR counts unless it is empty.
  init(isTerminal: Bool, environment: (String) -> String?) {
    self.isTerminal = isTerminal
    isDumb = environment("TERM") == "dumb"
    let isPlain = environment("NO_COLOR")?.isEmpty == false
    hasStyle = isTerminal && !isPlain && !isDumb
    let locales = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(environment)
    let locale = locales.first { !$0.isEmpty }?.uppercased() ?? ""
    hasSigns = !isTerminal || locale.contains("UTF-8") || locale.contains("UTF8")
  }

  /// The text with the signs that it can show.
  package func shown(_ text: String) -> String {
    if hasSigns { return text }
    return text.map { $0.isASCII ? String($0) : Self.simpler[$0] ?? "?" }.joined()
  }

  private static let simpler: [Character: String] = [
    "—": "-", "–": "-", "·": "-", "…": "...", "▸": ">", "→": "->", "←": "<-", "°": " degrees",
    "♥": "<3", "é": "e",
  ]

  package func bold(_ text: String) -> String { hasStyle ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  /// Makes every line leave at once, also into a pipe or a file.
  ///
  /// A program that dies loses nothing then, and what it writes to standard error stays in order. Only
  /// the first call counts, since C allows no other way of writing once something is written.
  package static func writeLineByLine() { _ = isWritingLineByLine }

  private static let isWritingLineByLine: Void = {
    setvbuf(stdout, nil, _IOLBF, 0)
    insistOnOutput()
  }()

  /// From now on, this program ends with status 74 if something that it has printed was lost, for
  /// example because a disk is full.
  package static func insistOnOutput() {
    atexit {
      if fflush(stdout) == 0, ferror(stdout) == 0 { return }
      Terminal.complain("error: not everything could be printed; is there room where it goes?")
      _exit(74)
    }
  }

  /// Writes a line to standard error.
  package static func complain(_ line: String) { fputs(output.shown(line) + "\n", stderr) }

  /// Ends the program.
  package static func leave(status: Int32) -> Never { exit(status) }
}
