import Foundation
import LessonKit
import Synchronization

/// The keys of a terminal, one by one: by itself it hands over whole lines.
package enum Keyboard {
  /// Whether somebody types, and looks at a terminal that can do more than print lines.
  package static var isThere: Bool {
    Terminal.isInputTyped && Terminal.output.isTerminal && !Terminal.output.isDumb
  }

  /// How the terminal was before it began to hand over keys.
  private static let before = Mutex<termios?>(nil)

  /// Does some work while the terminal hands over each key at once, and shows none.
  ///
  /// However the work ends, also by Ctrl-C, the terminal is then as it was before.
  package static func whileOpen(_ work: () -> Void) {
    before.withLock { before in
      var mode = termios()
      guard tcgetattr(STDIN_FILENO, &mode) == 0 else { return }
      before = mode
      mode.c_lflag &= ~tcflag_t(ICANON | ECHO)
      tcsetattr(STDIN_FILENO, TCSANOW, &mode)
    }
    work()
    close()
  }

  /// Makes the terminal what it was, and begins a new line there.
  static func close() {
    before.withLock { before in
      guard var mode = before else { return }
      before = nil
      tcsetattr(STDIN_FILENO, TCSANOW, &mode)
      _ = write(STDOUT_FILENO, "\n", 1)
    }
  }

  /// Waits for a key, and returns what it sends: a character, or more, such as `ESC [ C` for an arrow;
  /// nil at the end of the input.
  package static func key() -> String? {
    guard var key = byte() else { return nil }
    // What an arrow sends comes all at once, and ends with a letter.
    while key.first == "\u{1B}", isByteThere(), let next = byte() {
      key += next
      if key.count > 2, next.contains(where: \.isLetter) { break }
    }
    return key
  }

  private static func byte() -> String? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return String(UnicodeScalar(byte)) }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  private static func isByteThere() -> Bool {
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 50) == 1
  }
}
