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

  @Test("an empty NO_COLOR does not count")
  func ignoresEmptyNoColor() {
    #expect(Terminal(isTerminal: true) { $0 == "NO_COLOR" ? "" : nil }.hasStyle)
  }
}
