import Foundation
import Testing
import Workshop

@testable import LessonKit
@testable import coach

@Suite struct CoachModeTests {
  @Test("the words of the Makefile are understood") func understands() throws {
    #expect(try CoachMode(arguments: ["exercise", "03"]) == .exercise(.layOut, "03"))
    #expect(try CoachMode(arguments: ["run", "3"]) == .exercise(.run, "3"))
    #expect(try CoachMode(arguments: ["check", "3"]) == .exercise(.check, "3"))
    #expect(try CoachMode(arguments: ["hint", "03b"]) == .exercise(.hint, "03b"))
    #expect(try CoachMode(arguments: ["solution", "03"]) == .exercise(.solution, "03"))
    #expect(try CoachMode(arguments: ["quiz", "3"]) == .quiz("3"))
    #expect(try CoachMode(arguments: ["quiz"]) == .quiz(nil))
    #expect(try CoachMode(arguments: ["progress"]) == .progress)
    #expect(try CoachMode(arguments: ["record"]) == .record)
    #expect(try CoachMode(arguments: []) == .help)
    #expect(try CoachMode(arguments: ["--help"]) == .help)
  }

  @Test(
    "anything else is a misuse with a hint",
    arguments: [
      (["frob"], "'frob' is nothing a coach can do; try: swift run coach --help"),
      (["check"], "check needs one number; try: make check-01"),
      (["check", "1", "2"], "check needs one number; try: make check-01"),
      (["quiz", "1", "2"], "quiz needs one number or none; try: make quiz-01"),
      (["progress", "1"], "'progress' is nothing a coach can do; try: swift run coach --help"),
    ])
  func refuses(arguments: [String], message: String) {
    #expect(throws: Misuse(message: message)) { try CoachMode(arguments: arguments) }
  }

  @Test("colour is where lessons have style; when that is, TerminalTests hold") func colours() {
    #expect(Style.output.hasColor == Terminal.output.hasStyle)
    #expect(Style(hasColor: true).bold("tea") == "\u{1B}[1mtea\u{1B}[0m")
    #expect(Style(hasColor: false).bold("tea") == "tea")
  }

  @Test("a long text is broken at blanks, to 80 columns") func wraps() {
    let text = wrapped(
      Array(repeating: "twelve chars", count: 20).joined(separator: " "), indent: "  ")
    let lines = text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(wrapped("tea") == "tea")
  }
}
