import Testing
import Workshop

@testable import weave

@Suite struct WovenTests {
  @Test("a page without regions stays as it is") func plainPage() throws {
    let page = "# Tea\n\nWater boils.\n\n- one\n    - two\n"
    #expect(try woven(page, path: "README.md", from: .sample()) == page)
  }

  @Test("what stood in a region is replaced, and what stands around it stays") func replaces()
    throws
  {
    let page = "before\n<!-- core-size -->\nold\n```\nolder\n<!-- end -->\nafter\n"
    let expected = """
      before
      <!-- core-size -->
      ReactiveCore is 13 code lines in 1 file.
      <!-- end -->
      after

      """
    #expect(try woven(page, path: "README.md", from: .sample()) == expected)
  }

  @Test("weaving a woven page changes nothing") func idempotence() throws {
    let page = """
      # Tea
      <!-- snippet: Lessons/01-tea/main.swift#boil -->
      <!-- end -->
      1. Look:
         <!-- snippet: ReactiveCore/Station.swift#Station... -->
         <!-- end -->
      <!-- output: 01-tea#Kettle -->
      <!-- end -->
      <!-- marble: 01-tea#the kettle -->
      <!-- end -->
      <!-- index -->
      <!-- end -->
      """
    let once = try woven(page, path: "Tutorials/01-tea.md", from: .sample())
    #expect(once != page)
    #expect(try woven(once, path: "Tutorials/01-tea.md", from: .sample()) == once)
  }

  @Test("a region in a list keeps the indentation of its comment") func indentation() throws {
    let page = "- Look:\n  <!-- snippet: ReactiveCore/Station.swift#Listener -->\n  <!-- end -->"
    let expected = """
      - Look:
        <!-- snippet: ReactiveCore/Station.swift#Listener -->
        *[Station.swift](Sources/ReactiveCore/Station.swift)*

        ```swift
        struct Listener {
          let name: String
        }
        ```
        <!-- end -->
      """
    #expect(try woven(page, path: "README.md", from: .sample()) == expected)
  }

  @Test("a region that is only spoken of, in a fenced block, is no region") func spokenOf() throws {
    let page = """
      <!-- illustrative: how a region looks -->
      ````md
      <!-- snippet: FILE#NAME -->
      ```swift
      ```
      <!-- end -->
      ````
      """
    #expect(try woven(page, path: "README.md", from: .sample()) == page)
  }

  @Test("what would end its own region is refused") func ownEnd() {
    let source = "// snippet.a\nlet a = \"\"\"\n  <!-- end -->\n  \"\"\"\n// snippet.end\n"
    let project = Project.sample(["Sources/Lessons/01-tea/main.swift": source])
    let page = "\n<!-- snippet: Lessons/01-tea/main.swift#a -->\n<!-- end -->"
    #expect(
      complaints(about: page, in: project) == """
        Tutorials/01-tea.md:2: error: this region would hold a comment that means something to \
        weave (change that line where it comes from)
        """)
  }

  @Test("a list of no lessons is refused") func noLessons() {
    #expect(
      complaints(about: "<!-- index -->\n<!-- end -->", in: Project(files: [:])) == """
        Tutorials/01-tea.md:1: error: there are no lessons to list \
        (write them into 'let course' of Package.swift: name | title | words)
        """)
  }

  @Test("a fence is longer than the backticks within it") func longFence() {
    #expect(fenced(["a", "```"], as: "text") == ["````text", "a", "```", "````"])
  }

  @Test("the table of lessons links the pages that exist, from where it stands") func index() throws
  {
    let table = """
      | | Lesson | Run it |
      |---|---|---|
      | 01 | [A cold signal](01-tea.md) | `make lesson-01` |
      | 02 | A hot signal | `make lesson-02` |
      """
    #expect(try content(of: "<!-- index -->") == table)
    let top = try woven("<!-- index -->\n<!-- end -->", path: "README.md", from: .sample())
    #expect(top.contains("| 01 | [A cold signal](Tutorials/01-tea.md) | `make lesson-01` |"))
  }

  @Test("in the book of the core, the index lists its pages, by their headings") func coreIndex()
    throws
  {
    let project = Project.sample([
      "Tutorials/core/README.md": "# The core\n",
      "Tutorials/core/02-station.md": "# A station\n",
      "Tutorials/core/01-kettle.md": "\n# A kettle\n# Another heading\n",
      "Package.swift": """
      let course = \"""
        01-tea | Tea | kettle
        \"""
      let book = \"""
        02-station | A station
        \"""
      """,
    ])
    let page = "<!-- index -->\n<!-- end -->"
    #expect(
      try woven(page, path: "Tutorials/core/README.md", from: project) == """
        <!-- index -->
        | | Chapter | Run it |
        |---|---|---|
        | 01 | [A kettle](01-kettle.md) | |
        | 02 | [A station](02-station.md) | `make chapter-02` |
        <!-- end -->
        """)
  }

  @Test(
    "a path is written as a link from where a page stands",
    arguments: [
      ("README.md", "Sources/a.swift", "Sources/a.swift"),
      ("Tutorials/a.md", "Tutorials/b.md", "b.md"),
      ("Tutorials/a.md", "Tutorials/core/b.md", "core/b.md"),
      ("Tutorials/core/a.md", "Tutorials/diagrams/b.svg", "../diagrams/b.svg"),
      ("Tutorials/core/a.md", "Sources/ReactiveCore/b.swift", "../../Sources/ReactiveCore/b.swift"),
    ])
  func links(page: String, path: String, link: String) {
    #expect(relativeLink(to: path, from: page) == link)
  }

  @Test("the size of the core leaves out blank lines and comments") func coreSize() throws {
    let project = Project(files: [
      "Sources/ReactiveCore/A.swift":
        "// a\n\nlet a = \"\"\"\n  // text\n  \"\"\"  // b\n/* c\n*/\n",
      "Sources/ReactiveCore/B.swift": "let b = 1\n",
      "Sources/Tools/weave/C.swift": "let c = 1\n",
    ])
    let sentence = try content(of: "<!-- core-size -->", in: project)
    #expect(sentence == "ReactiveCore is 4 code lines in 2 files.")
  }
}
