import Foundation
import LessonKit
import ReactiveCore

/// Where the app speaks: to a person at a terminal, or into a transcript.
struct Console: Sendable {
  /// Whether a person types; else each line that was read is printed, too.
  let isLive: Bool
  let width: @Sendable () -> Int
  var write: @Sendable (String) -> Void = { print($0) }

  /// Prints a text in lines that are not too wide.
  func show(_ text: String) {
    if isLive { print(Console.emptyLine, terminator: "") }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      write(line.wrapped(to: width()))
    }
  }

  /// Asks, or prints what was asked and answered, if it is not secret.
  func ask(_ question: String, answer: String?, isSecret: Bool) {
    if let answer { return show(question + (isSecret ? "(not shown)" : answer)) }
    Console.setEcho(!isSecret)
    FileHandle.standardOutput.write(Data((Console.emptyLine + question).utf8))
  }
}

extension Console {
  /// A person at a terminal, or a program that writes to standard input.
  static var ofStandardInput: Console {
    let columns = ProcessInfo.processInfo.environment["COLUMNS"].flatMap(Int.init)
    return Console(isLive: isatty(STDIN_FILENO) == 1) { max(windowWidth ?? columns ?? 80, 20) }
  }

  private static var windowWidth: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Goes back to the beginning of the line and empties it, on a terminal that can.
  private static var emptyLine: String {
    let isDumb = ProcessInfo.processInfo.environment["TERM"] == "dumb"
    return isatty(STDOUT_FILENO) == 1 && !isDumb ? "\r\u{1B}[K" : ""
  }

  /// Lets the terminal show what is typed, or not.
  static func setEcho(_ isOn: Bool) {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return }
    let echo = tcflag_t(ECHO)
    settings.c_lflag = isOn ? settings.c_lflag | echo : settings.c_lflag & ~echo
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }
}

/// Ends the program; a terminal shows again what is typed.
@Sendable func goodbye() {
  Console.setEcho(true)
  print("\nGoodbye.")
  exit(0)
}

extension Substring {
  /// Breaks a line between words, and cuts a word that is wider than a line.
  fileprivate func wrapped(to width: Int) -> String {
    var lines: [String] = []
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word.prefix(width)))
      }
    }
    return lines.joined(separator: "\n")
  }
}
