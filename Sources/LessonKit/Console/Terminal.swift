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
  let isTerminal: Bool

  /// Whether bold text is welcome there.
  package let hasStyle: Bool

  /// Whether it can do nothing but print lines.
  private let isDumb: Bool

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
  }

  func bold(_ text: String) -> String { hasStyle ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  /// How many lines the terminal shows, or 24 where nobody knows.
  static var height: Int {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_row > 0
    return isKnown ? Int(size.ws_row) : 24
  }

  /// How many columns the terminal has, or 80 where nobody knows.
  package static var columns: Int {
    var size = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? Int(size.ws_col) : 80
  }

  /// Empties the screen, if that is what it is.
  func clear() {
    if isTerminal, !isDumb { print("\u{1B}[H\u{1B}[2J", terminator: "") }
  }

  /// Makes every line leave at once, also into a pipe or a file.
  ///
  /// A program that dies loses nothing then, and what it writes to standard error stays in order.
  static func writeLineByLine() {
    setvbuf(stdout, nil, _IOLBF, 0)
    insistOnOutput()
  }

  /// From now on, this program ends with status 74 if something that it has printed got lost.
  ///
  /// A disk that is full loses it without a word.
  package static func insistOnOutput() {
    atexit {
      if fflush(stdout) == 0, ferror(stdout) == 0 { return }
      Terminal.complain("error: not everything could be printed; is there room where it goes?")
      _exit(74)
    }
  }

  /// Writes a line to standard error.
  static func complain(_ line: String) { fputs(line + "\n", stderr) }

  /// Whether somebody types the input.
  static var isInputTyped: Bool { isatty(STDIN_FILENO) == 1 }

  /// Writes a line that is not ended, for somebody to go on with.
  static func prompt(_ text: String) {
    print(text, terminator: "")
    fflush(stdout)
  }

  /// Returns the next line of the input, or nil at its end.
  ///
  /// Whoever types is shown a `>`, and may go on after Ctrl-D.
  static func readAnswer() -> String? {
    if isInputTyped { prompt("> ") }
    if let line = readLine() { return line }
    if isInputTyped {
      print()
      clearerr(stdin)
    }
    return nil
  }

  /// Ends the program.
  static func leave(status: Int32) -> Never { exit(status) }
}
