import Testing

@testable import LessonKit

@Suite struct TerminalTests {
  @Test("headings are bold on a terminal")
  func isBold() {
    let terminal = Terminal(isTerminal: true) { _ in nil }
    #expect(terminal.bold("late") == "\u{1B}[1mlate\u{1B}[0m")
  }

  @Test(
    "text is plain where bold is not wanted or not possible",
    arguments: [
      (false, [:]), (true, ["NO_COLOR": "1"]), (true, ["TERM": "dumb"]),
      (false, ["TERM": "xterm", "NO_COLOR": ""]),
    ])
  func isPlain(isTerminal: Bool, environment: [String: String]) {
    let terminal = Terminal(isTerminal: isTerminal) { environment[$0] }
    #expect(terminal.bold("late") == "late")
  }

  @Test(
    "signs that a terminal cannot show are written in others; a pipe or a file gets them all",
    arguments: [
      (true, ["LC_ALL": "C", "LANG": "de_DE.UTF-8"], "- late - 8 degrees..."),
      (true, [:], "- late - 8 degrees..."),
      (true, ["LC_ALL": "", "LANG": "C.utf8"], "— late · 8°…"),
      (false, ["LC_ALL": "C"], "— late · 8°…"),
    ])
  func hasSigns(isTerminal: Bool, environment: [String: String], text: String) {
    let terminal = Terminal(isTerminal: isTerminal) { environment[$0] }
    #expect(terminal.shown("— late · 8°…") == text)
  }

  @Test("an empty NO_COLOR does not count")
  func ignoresEmptyNoColor() {
    #expect(Terminal(isTerminal: true) { $0 == "NO_COLOR" ? "" : nil }.hasStyle)
  }
}
