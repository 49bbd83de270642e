import Foundation
import LessonKit

/// What programs need that show pages and take keys.
extension Terminal {
  /// How many lines the terminal shows, or 24 if that is unknown.
  package static var height: Int { window.ws_row > 0 ? Int(window.ws_row) : 24 }

  /// How many columns the terminal has, or 80 if that is unknown.
  package static var columns: Int { window.ws_col > 0 ? Int(window.ws_col) : 80 }

  private static var window: winsize {
    var size = winsize()
    _ = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size)
    return size
  }

  /// Empties the screen, if that is what it is.
  package func clear() {
    if isTerminal, !isDumb { print("\u{1B}[H\u{1B}[2J", terminator: "") }
  }

  /// Whether somebody types the input.
  package static var isInputTyped: Bool { isatty(STDIN_FILENO) == 1 }

  /// Writes the beginning of a line, which the user completes.
  package static func prompt(_ text: String) {
    print(output.shown(text), terminator: "")
    fflush(nil)
  }
}
