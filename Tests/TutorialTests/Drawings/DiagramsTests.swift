import Testing

@testable import weave

@Suite struct DiagramsTests {
  private let kettle = "Tutorials/diagrams/01-tea.the-kettle.svg"

  @Test("a drawing is shown as its picture, with the text folded beneath") func region() throws {
    let expected = """
      <img src="diagrams/01-tea.the-kettle.svg" alt="kettle gets a, then completes.">

      <details><summary>The same as text</summary>

      ```text
      kettle  --a-|
              ^---!
      ```

      </details>
      """
    let region = "<!-- marble: 01-tea#the kettle -->"
    #expect(try content(of: region) == expected)
    let top = try woven("\(region)\n<!-- end -->", path: "README.md", from: .sample())
    #expect(top.contains("<img src=\"Tutorials/diagrams/01-tea.the-kettle.svg\" "))
    let core = try woven(
      "\(region)\n<!-- end -->", path: "Tutorials/core/01-tea.md", from: .sample())
    #expect(core.contains("<img src=\"../diagrams/01-tea.the-kettle.svg\" "))
  }

  @Test("a name keeps letters and digits, in lower case") func names() {
    #expect(
      diagramPath(of: "At once, and in order(): 2", in: "04-chaining")
        == "Tutorials/diagrams/04-chaining.at-once-and-in-order-2.svg")
  }

  @Test("each drawing has a picture, whether a page shows it or not") func unshown() throws {
    #expect(try Project.sample().diagrams().keys.sorted() == [kettle])
  }

  @Test("a picture without a drawing is left over, unless weave did not draw it")
  func orphans() throws {
    let drawn = try #require(try Project.sample().diagrams()[kettle])
    let old = "Tutorials/diagrams/01-tea.old.svg"
    let project = Project.sample([
      kettle: "", old: drawn, "Tutorials/diagrams/mine.svg": "<svg/>",
      "Tutorials/diagrams/README.md": drawn, "Tutorials/mine.svg": drawn,
    ])
    #expect(try project.orphans() == [old])
  }

  @Test("two drawings cannot share a picture") func twins() throws {
    let path = "Tests/LessonTests/Snapshots/lesson-02-news.drawings.json"
    let project = Project.sample([path: drawings("six", "Six!")])
    #expect(
      #expect(throws: Problems.self) { try project.diagrams() }?.description == """
        \(path):1: error: two drawings would be \
        Tutorials/diagrams/02-news.six.svg (rename one of them in the lesson)
        """)
  }
}
