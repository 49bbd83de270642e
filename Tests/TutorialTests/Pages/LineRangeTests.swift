import Testing

@testable import weave

@Suite struct LineRangeTests {
  private static let source = """
    struct Kettle {
      var water = 0

      func boil(_ cups: [Int: Int]) {
        // first the lid
        open()

        for (cup, size) in cups {
          pour(cup, size)
          wait("a, b")
        }
        open()
        close()
      }
    }

    """

  private let project = Project.sample(["Sources/ReactiveCore/Kettle.swift": source])

  private func region(_ names: String) -> String {
    "<!-- snippet: ReactiveCore/Kettle.swift#\(names) -->"
  }

  @Test("a range shows a declaration from one line to another, each by words of it") func range()
    throws
  {
    let shown = try content(of: region(#"boil: "for (cup, size)" ... "wait""#), in: project)
    #expect(
      shown == """
        *[Kettle.swift](../Sources/ReactiveCore/Kettle.swift), in `Kettle.boil(_:)`*

        ```swift
        for (cup, size) in cups {
          pour(cup, size)
          wait("a, b")
        ```
        """)
  }

  @Test("the text of a range may hold commas, quotation marks and brackets") func marks() throws {
    let names = #"boil: "wait("a, b")" ... "close()", water, boil(_:): "// first" ... "pour(""#
    let shown = try code(of: region(names), in: project)
    #expect(
      shown == """
        ```swift
          wait("a, b")
        }
        open()
        close()

        var water = 0

        // first the lid
        open()

        for (cup, size) in cups {
          pour(cup, size)
        ```
        """)
  }

  @Test("one line is a range of its own") func oneLine() throws {
    let shown = try code(of: region(#"boil: "// first the lid""#), in: project)
    #expect(shown == "```swift\n// first the lid\n```")
  }

  @Test("coverage counts the lines of a range, and no others") func coverage() throws {
    let page = region(#"boil: "for" ... "pour", boil: "pour""#) + "\n<!-- end -->"
    let project = Project(files: [
      "Sources/ReactiveCore/Kettle.swift": Self.source, "Tutorials/a.md": page,
    ])
    let coverage = try project.coverage()
    #expect(coverage.unshown.map(\.place.line) == [1, 2, 4, 6, 10, 12, 13])
    #expect(coverage.shownTwice.map(\.place.line) == [9])
  }

  @Test("a range whose lines are not there, or not told apart, is refused") func refused() {
    let names = [
      #"boil: "opem" ... "close""#, #"boil: "open()" ... "close""#, #"boil: "close" ... "for""#,
      #"boil: "water""#, #"Kettle...: "water""#,
    ]
    let page = names.map { region($0) + "\n<!-- end -->" }.joined(separator: "\n")
    #expect(
      complaints(about: page, in: project) == """
        Tutorials/01-tea.md:1: error: 'boil' has no line with "opem" \
        (write words that one of its lines has)
        Tutorials/01-tea.md:3: error: "open()" is on line 6 and line 12 \
        (write more of the line that is meant)
        Tutorials/01-tea.md:5: error: "close" comes behind "for" in 'boil' \
        (write the first line first)
        Tutorials/01-tea.md:7: error: 'boil' has no line with "water" \
        (write words that one of its lines has)
        Tutorials/01-tea.md:9: error: 'Kettle...' is an outline, which has no range \
        (leave out the '...')
        """)
  }
}
