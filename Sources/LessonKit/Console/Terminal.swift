// The C libraries declare `stdout` as a variable, which Swift 6 would not let anyone touch.
#if canImport(Darwin)
  @preconcurrency import Darwin
#elseif canImport(Musl)
  @preconcurrency import Musl
#else
  @preconcurrency import Glibc
#endif

/// The place to which a lesson prints.
struct Terminal: Equatable {
  /// Whether bold text is welcome there.
  let hasStyle: Bool

  /// Standard output, as it is.
  static let output = Terminal(
    isTerminal: isatty(STDOUT_FILENO) == 1,
    environment: { name in getenv(name).map { String(cString: $0) } })

  /// Text is plain unless somebody looks at a terminal that can do more, and wants more.
  ///
  /// See no-color.org: NO_COLOR counts unless it is empty.
  init(isTerminal: Bool, environment: (String) -> String?) {
    let isPlain = environment("NO_COLOR")?.isEmpty == false
    hasStyle = isTerminal && !isPlain && environment("TERM") != "dumb"
  }

  func bold(_ text: String) -> String { hasStyle ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  /// Makes every line leave at once, also into a pipe or a file.
  ///
  /// A program that dies loses nothing then, and what it writes to standard error stays in order.
  static func writeLineByLine() { setvbuf(stdout, nil, _IOLBF, 0) }

  /// Writes a line to standard error.
  static func complain(_ line: String) { fputs(line + "\n", stderr) }

  /// Ends the program.
  static func leave(status: Int32) -> Never { exit(status) }
}
