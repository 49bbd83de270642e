import Testing

@testable import weave

@Suite struct WovenProjectTests {
  private let both = "<!-- snippet: Lessons/01-tea/main.swift#boil, pour -->\n<!-- end -->"

  @Test("README.md and the pages of the two books are woven, and no others") func pages() {
    let project = Project.sample([
      "README.md": "", "Tutorials/README.md": "", "Tutorials/diagrams/a.md": "", "NOTES.md": "",
      "Tutorials/core/01-tea.md": "", "Tutorials/core/deeper/a.md": "", "core/a.md": "",
    ])
    #expect(
      project.pages == [
        "README.md", "Tutorials/01-tea.md", "Tutorials/README.md", "Tutorials/core/01-tea.md",
      ])
  }

  @Test("only pages and pictures that differ are changes") func changes() throws {
    let project = Project.sample(["Tutorials/01-tea.md": both, "README.md": "same"])
    let changes = try project.changes()
    let picture = "Tutorials/diagrams/01-tea.the-kettle.svg"
    #expect(changes.keys.sorted() == ["Tutorials/01-tea.md", picture])
    let again = Project(files: project.files.merging(changes) { $1 })
    #expect(try again.changes() == [:])
    let stale = Project(files: again.files.merging([picture: "<svg/>"]) { $1 })
    #expect(try stale.changes().keys.sorted() == [picture])
  }

  @Test("the problems of all pages are told together, file by file, each once") func problems() {
    let region = "<!-- snippet: Lessons/01-tea/main.swift#a -->\n<!-- end -->\n"
    let project = Project.sample([
      "README.md": "<!-- end -->",
      "Tutorials/01-tea.md": region,
      "Tutorials/02-news.md": region,
      "Tutorials/03.md": region + "<!-- snippet: A.swift -->\n<!-- end -->\n```\n```",
      "Sources/Lessons/01-tea/main.swift": "// snippet.a\n",
      "Sources/ReactiveCore/A.swift": "\n// snippet.a\nlet a = 1\n// snippet.end\n",
    ])
    let places = #expect(throws: Problems.self) { try project.wovenPages() }?.list.map(\.place)
    #expect(
      places?.map(\.description) == [
        "README.md:1", "Sources/Lessons/01-tea/main.swift:1", "Sources/ReactiveCore/A.swift:2",
        "Sources/ReactiveCore/A.swift:4", "Tutorials/03.md:3", "Tutorials/03.md:5",
      ])
  }

  @Test("a marker in the core is a problem") func markerInCore() {
    let project = Project.sample([
      "Tutorials/01-tea.md": both, "Sources/ReactiveCore/A.swift": "\n// snippet.a\n",
    ])
    #expect(
      #expect(throws: Problems.self) { try project.wovenPages() }?.description == """
        Sources/ReactiveCore/A.swift:2: error: ReactiveCore carries no markers \
        (remove it; pages name its declarations)
        """)
  }

  @Test("a snippet that no page shows is a problem") func unused() {
    let page = "<!-- snippet: Lessons/01-tea/main.swift#boil -->\n<!-- end -->"
    let project = Project.sample(["Tutorials/01-tea.md": page])
    #expect(
      #expect(throws: Problems.self) { try project.wovenPages() }?.description == """
        Sources/Lessons/01-tea/main.swift:17: error: no page shows snippet 'pour' \
        (show it in a tutorial, or remove its markers)
        """)
  }

  @Test("a difference names the lines that go and come") func difference() {
    let difference = lineDifference(from: "a\nb\nc\n", to: "a\nB\nc\nd\n")
    #expect(difference == "-2 b\n+2 B\n+4 d")
  }
}
