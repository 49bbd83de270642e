import Testing

@testable import LessonKit

@Suite struct UsageTests {
  private let usage = Usage(
    .lesson, 11, "Time", name: "11-time", flags: ["--live": "use the real clock"])

  @Test("without arguments the lesson runs, with no flags")
  func runs() {
    #expect(usage.answer(to: []) == .run(Flags([])))
    #expect(!Flags([]).contains("--live"))
  }

  @Test("a known flag is given to the lesson")
  func givesFlags() throws {
    guard case .run(let flags) = usage.answer(to: ["--live"]) else {
      Issue.record("the lesson does not run")
      return
    }
    #expect(flags.contains("--live"))
    #expect(!flags.contains("--help"))
  }

  @Test(
    "an unknown flag is refused in one line with a hint",
    arguments: [["--frob"], ["--help", "--frob"]])
  func refusesFlags(arguments: [String]) {
    #expect(
      usage.answer(to: arguments)
        == .refuse("error: unknown flag '--frob'; try 'lesson-11-time --help'"))
  }

  @Test("an argument that is no flag is refused too", arguments: ["live", ""])
  func refusesArguments(argument: String) {
    #expect(
      usage.answer(to: [argument])
        == .refuse("error: unknown argument '\(argument)'; try 'lesson-11-time --help'"))
  }

  @Test("--help says what the lesson is, how to run it, where to read and which flags it has")
  func helps() {
    #expect(usage.answer(to: ["--live", "--help"]) == .help)
    #expect(
      usage.help == """
        Lesson 11 · Time

        Run it:        make lesson-11
        Without make:  swift run lesson-11-time
        Read about it: Tutorials/11-time.md

        Flags:
          --help  say what this lesson is
          --live  use the real clock
        """)
  }

  @Test("the dashes that swift run hands over before the flags do not count")
  func skipsDashes() {
    #expect(usage.answer(to: ["--", "--help"]) == .help)
    #expect(usage.answer(to: ["--"]) == .run(Flags([])))
    #expect(usage.answer(to: ["--", "--live"]) == usage.answer(to: ["--live"]))
    #expect(
      usage.answer(to: ["--help", "--"])
        == .refuse("error: unknown flag '--'; try 'lesson-11-time --help'"))
  }

  @Test("a chapter says what it is, and only runs")
  func helpsWithChapters() {
    let chapter = Usage(.chapter, 3, "One at a time", name: "03-one-at-a-time")
    #expect(
      chapter.help == """
        Chapter 3 · One at a time

        Run it:        make chapter-03
        Without make:  swift run chapter-03-one-at-a-time
        Read about it: Tutorials/core/03-one-at-a-time.md

        Flags:
          --help  say what this chapter is
        """)
    #expect(
      chapter.answer(to: ["--step"])
        == .refuse("error: unknown flag '--step'; try 'chapter-03-one-at-a-time --help'"))
    #expect(Usage.name(fromFileID: "chapter_03_one_at_a_time/main.swift") == "03-one-at-a-time")
  }

  @Test("a lesson is named after its module")
  func namesItself() {
    #expect(
      Usage.name(fromFileID: "lesson_01_create_signal/main.swift") == "01-create-signal")
    #expect(Usage.name(fromFileID: "my_lesson/main.swift") == "my-lesson")
  }
}
