import Testing

@testable import CourseSupport

@Suite struct CourseListTests {
  private let pages = [
    "Tutorials/01-create-signal.md": "# 1 · A cold signal\n\nYou will …\n",
    "Tutorials/core/01-a-closure.md": "# 1 · A closure\n",
    "Tutorials/glossary.md": """
    - **signal** — a stream of values.

    | name | what it is, or does | lesson |
    |---|---|---|
    | `Event` | what a signal sends: `next` or an ending | [1](core/01-a-closure.md) |
    | `Signal` | a stream of values | [1](01-create-signal.md) |
    | `send` | sends a value | [1](01-create-signal.md) |
    """,
  ]

  @Test(
    "the folders are the list, pages have titles, the glossary has words, whatever ends its lines",
    arguments: ["\n", "\r\n"])
  func reads(end: String) {
    let paths = [
      "Sources/Lessons/02-subject/main.swift", "Sources/Lessons/01-create-signal/main.swift",
      "Sources/Lessons/01-create-signal/questions.json", "Sources/Lessons/.DS_Store",
      "Sources/Chapters/01-a-closure/main.swift",
    ]
    let list = CourseList(paths: paths) { pages[$0]?.replacing("\n", with: end) }
    #expect(
      list.lessons == [
        .init(name: "01-create-signal", title: "A cold signal", words: ["Signal", "send"]),
        .init(name: "02-subject", title: "02-subject"),
      ])
    #expect(list.chapters == [.init(name: "01-a-closure", title: "A closure")])
  }
}
