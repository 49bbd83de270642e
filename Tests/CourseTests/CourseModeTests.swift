import Foundation
import Testing
import Workshop

@testable import LessonKit
@testable import course

@Suite struct CourseModeTests {
  @Test("the words of the Makefile are understood") func understands() throws {
    #expect(try CourseMode(arguments: ["exercise", "03"]) == .exercise(.layOut, "03"))
    #expect(try CourseMode(arguments: ["run", "3"]) == .exercise(.run, "3"))
    #expect(try CourseMode(arguments: ["check", "3"]) == .exercise(.check, "3"))
    #expect(try CourseMode(arguments: ["hint", "03b"]) == .exercise(.hint, "03b"))
    #expect(try CourseMode(arguments: ["solution", "03"]) == .exercise(.solution, "03"))
    #expect(try CourseMode(arguments: ["quiz", "3"]) == .quiz("3"))
    #expect(try CourseMode(arguments: ["quiz"]) == .quiz(nil))
    #expect(try CourseMode(arguments: ["progress"]) == .progress)
    #expect(try CourseMode(arguments: ["record"]) == .record)
    #expect(try CourseMode(arguments: []) == .menu)
    #expect(try CourseMode(arguments: ["--help"]) == .menu)
    #expect(
      try CourseMode(arguments: ["lesson", "17", "--live"])
        == .lesson(.run, "17", flags: ["--live"]))
    #expect(try CourseMode(arguments: ["predict", "3"]) == .lesson(.predict, "3", flags: []))
    #expect(try CourseMode(arguments: ["chapter", "3"]) == .chapter("3", flags: []))
    #expect(try CourseMode(arguments: ["check-core", "3"]) == .core(.check, "3"))
    #expect(try CourseMode(arguments: ["app"]) == .app)
  }

  @Test(
    "anything else is a misuse with a hint",
    arguments: [
      (["frob"], "'frob' is nothing that course can do; try: swift run course"),
      (["check"], "the number is missing; try: make check-02"),
      (["lesson", ""], "the number is missing; try: make lesson-02"),
      (["check", "1", "2"], "check needs one number; try: make check-02"),
      (["quiz", "1", "2"], "quiz needs one number or none; try: make quiz-01"),
      (["progress", "1"], "'progress' is nothing that course can do; try: swift run course"),
    ])
  func refuses(arguments: [String], message: String) {
    #expect(throws: Misuse(message: message)) { try CourseMode(arguments: arguments) }
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
