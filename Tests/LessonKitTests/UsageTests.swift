import Testing

@testable import LessonKit

@Suite struct UsageTests {
  private let usage = Usage(
    .lesson, 11, "Time", name: "11-time", flags: ["--live": "use the real clock"])

  @Test("flags go to the lesson; what it does not know is refused in one line with a hint")
  func answers() {
    // `swift run` hands over the dashes before the flags.
    for (arguments, flags) in [([], []), (["--"], []), (["--", "--live"], ["--live"])] {
      #expect(usage.answer(to: arguments) == .run(Flags(Set(flags))))
    }
    #expect(Flags(["--live"]).contains("--live") && !Flags(["--live"]).contains("--help"))
    for arguments in [["--live", "--help"], ["--", "--help"]] {
      #expect(usage.answer(to: arguments) == .help)
    }
    for (arguments, stranger) in [
      (["--help", "--frob"], "flag '--frob'"), (["--help", "--"], "flag '--'"),
      (["live"], "argument 'live'"), ([""], "argument ''"),
    ] {
      let words = "error: unknown \(stranger); try 'lesson-11-time --help'"
      #expect(usage.answer(to: arguments) == .refuse(words))
    }
  }

  @Test("--help says what the lesson is, how to run it, where to read and which flags it has")
  func helps() {
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
