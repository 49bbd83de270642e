import Testing

@testable import weave

@Suite struct WovenSnapshotTests {
  @Test("a section runs from its heading to the next") func section() throws {
    let expected = """
      ```text
      — Kettle —
      boils

      ~ the kettle ~
        kettle  --a-|
                ^---!
      ```
      """
    #expect(try content(of: "<!-- output: 01-tea#Kettle -->") == expected)
  }

  @Test("the last section ends before standard error and exit status") func lastSection() throws {
    let expected = "```text\n— Two cups —\n\nfirst\nsecond\n```"
    #expect(try content(of: "<!-- output: 01-tea#Two cups -->") == expected)
  }

  @Test("without a section, all of the standard output is shown") func wholeOutput() throws {
    let output = try content(of: "<!-- output: 01-tea -->")
    #expect(output.hasPrefix("```text\nLesson 1 · Tea\n\n— Kettle —\nboils\n"))
    #expect(output.hasSuffix("\nsecond\n```"))
  }

  @Test("a chapter of the core's book has a snapshot of its own kind, and pictures") func chapter()
    throws
  {
    let project = Project.sample([
      "Package.swift": "let book = \"\"\"\n  01-kettle | A kettle\n  \"\"\"\n",
      "Tests/LessonTests/Snapshots/chapter-01-kettle.txt":
        "$ chapter-01-kettle\n— Steam —\nhot\n[exit status 0]\n",
      "Tests/LessonTests/Snapshots/chapter-01-kettle.drawings.json": drawings("steam"),
    ])
    let steam = try content(of: "<!-- output: chapter-01-kettle#Steam -->", in: project)
    #expect(steam == "```text\n— Steam —\nhot\n```")
    #expect(project.programs == ["chapter-01-kettle"])
    #expect(
      try project.diagrams().keys.sorted() == ["Tutorials/diagrams/chapter-01-kettle.steam.svg"])
  }

  @Test("what a snapshot lacks is named, with the nearest there is")
  func missing() {
    let snapshot = "Tests/LessonTests/Snapshots/lesson-01-tea.txt"
    #expect(
      complaints(
        about: """
          <!-- output: 01-tea#kettel -->
          <!-- end -->
          <!-- output: 01-tee -->
          <!-- end -->
          <!-- output: 02-news#Six -->
          <!-- end -->
          """) == """
          Tutorials/01-tea.md:1: error: \(snapshot) has no section 'kettel' (did you mean 'Kettle'?)
          Tutorials/01-tea.md:3: error: there is no lesson '01-tee' (did you mean '01-tea'?)
          Tutorials/01-tea.md:5: error: Tests/LessonTests/Snapshots/lesson-02-news.txt is not \
          recorded (run 'make record')
          """)
  }

  @Test("two sections of one title are too many") func twins() {
    let snapshot = "$ lesson-02-news\n— Six —\na\n— Six —\nb\n[exit status 0]\n"
    let project = Project.sample(["Tests/LessonTests/Snapshots/lesson-02-news.txt": snapshot])
    #expect(
      complaints(about: "\n<!-- output: 02-news#Six -->\n<!-- end -->", in: project) == """
        Tutorials/01-tea.md:2: error: Tests/LessonTests/Snapshots/lesson-02-news.txt has 2 sections \
        'Six' (give each its own name in the lesson, then run 'make record')
        """)
  }
}
