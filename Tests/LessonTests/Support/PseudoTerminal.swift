import CourseSupport
import Foundation
import TestSupport

/// A terminal with nobody in front of it: a test types, and reads what it shows.
final class PseudoTerminal {
  private let master: Int32
  private let slave: Int32

  /// The file that is the terminal for a program.
  let path: String

  /// Makes a terminal.
  ///
  /// - Throws: `ToolError`, if the system has none left.
  init() throws {
    var (master, slave) = (Int32(0), Int32(0))
    var name = [CChar](repeating: 0, count: 1_024)
    guard openpty(&master, &slave, nil, nil, nil) == 0, ttyname_r(slave, &name, name.count) == 0
    else { throw ToolError(message: "no terminal: \(ToolError.words(for: errno))") }
    for end in [master, slave] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    (self.master, self.slave) = (master, slave)
    path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    close(master)
    close(slave)
  }

  /// Makes the window so many lines high.
  func resize(lines: UInt16) {
    var size = winsize()
    (size.ws_row, size.ws_col) = (lines, 80)
    _ = ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Whether it keeps a line until it is complete, and shows what is typed.
  var takesLines: Bool {
    var mode = termios()
    return tcgetattr(slave, &mode) == 0 && mode.c_lflag & tcflag_t(ICANON | ECHO) != 0
  }

  /// Types some keys.
  func type(_ keys: String) {
    _ = Array(keys.utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// Starts a program at this terminal.
  func start(_ program: URL, _ arguments: [String], environment: [String: String]) throws
    -> ChildProcess
  {
    try ChildProcess(
      starting: [program.path(percentEncoded: false)] + arguments, in: ".",
      input: path, output: path,
      environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
  }

  /// Reads what it shows, up to some words.
  ///
  /// - Returns: The text with all that came, be the words there or not.
  func read(until words: String) async -> String {
    var text = ""
    _ = await holds {
      var bytes = [UInt8](repeating: 0, count: 65_536)
      let count = Foundation.read(master, &bytes, bytes.count)
      if count > 0 { text += String(decoding: bytes[..<count], as: UTF8.self) }
      return text.contains(words)
    }
    return text
  }
}
