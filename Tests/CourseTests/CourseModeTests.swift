import CourseSupport
import Testing

@testable import LessonKit
@testable import course

@Suite struct CourseModeTests {
  private static let words: [(String, CourseMode)] = [
    ("exercise 03", .exercise(.layOut, "03")), ("run 3", .exercise(.run, "3")),
    ("check 3", .exercise(.check, "3")), ("hint 03b", .exercise(.hint, "03b")),
    ("solution 03", .exercise(.solution, "03")), ("quiz 3", .quiz("3")), ("quiz", .quiz(nil)),
    ("progress", .progress), ("", .menu), ("--help", .menu), ("app", .app),
    ("lesson 17 --live", .lesson(.run, "17", flags: ["--live"])),
    ("predict 3", .lesson(.predict, "3", flags: [])), ("chapter 3", .chapter("3", flags: [])),
    ("check-core 3", .core(.check, "3")), ("core-progress", .coreProgress),
  ]

  @Test("the words of the Makefile are understood", arguments: words)
  func understands(words: String, mode: CourseMode) throws {
    #expect(try CourseMode(arguments: words.split(separator: " ").map(String.init)) == mode)
  }

  @Test(
    "anything else is a misuse with a hint",
    arguments: [
      (["frob"], "course does not know 'frob'; try: swift run course"),
      (["check"], "the number is missing; try: make check-02"),
      (["lesson", ""], "the number is missing; try: make lesson-02"),
      (["check", "1", "2"], "check needs one number; try: make check-02"),
      (["quiz", "1", "2"], "quiz needs one number; try: make quiz-02"),
      (["progress", "1"], "course does not know 'progress'; try: swift run course"),
    ])
  func refuses(arguments: [String], message: String) {
    #expect(throws: UsageError(message: message)) { try CourseMode(arguments: arguments) }
  }

  @Test("a lesson runs on our core, unless CORE=mine; what runs none refuses that")
  func choosesCore() throws {
    for mode in [CourseMode.app, .lesson(.step, "2", flags: [])] {
      #expect(try mode.isOnOwnCore("mine") && !mode.isOnOwnCore(""))
    }
    for (core, words) in [
      ("Mine", "there is no core called 'Mine'; "), ("mine", "CORE=mine is for "),
    ] {
      let misuse = try #require(throws: UsageError.self) {
        try CourseMode.progress.isOnOwnCore(core)
      }
      #expect(misuse.message.hasPrefix(words))
    }
  }

  @Test("colour is where lessons have style; when that is, TerminalTests hold") func colours() {
    #expect(Style.output.hasColor == Terminal.output.hasStyle)
    #expect(Style(hasColor: true).bold("tea") == "\u{1B}[1mtea\u{1B}[0m")
    #expect(Style(hasColor: false).bold("tea") == "tea")
  }

  @Test("a long text is broken at blanks, to 80 columns") func wraps() {
    let text = wrapped(Array(repeating: "twelve chars", count: 20).joined(separator: " "))
    #expect(text.split(separator: "\n").map(\.count) == [77, 77, 77, 25])
    #expect(wrapped("tea", indent: "  ") == "  tea")
  }
}
