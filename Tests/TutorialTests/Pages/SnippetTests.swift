import SwiftReader
import Testing

@testable import weave

@Suite struct SnippetTests {
  @Test("a snippet is shown without markers, and hidden lines leave a mark") func hides() throws {
    let expected = """
      ```swift
      let kettle = Signal {
        print("boils")  // as ever
        // …
      }
      ```
      """
    #expect(try content(of: "<!-- snippet: Lessons/01-tea/main.swift#boil -->") == expected)
  }

  @Test("several snippets stand in one block, as they are named") func several() throws {
    let expected = """
      ```swift
      /// Pours once.
      kettle.subscribe()
        .dispose()

      let kettle = Signal {
        print("boils")  // as ever
        // …
      }
      ```
      """
    #expect(try content(of: "<!-- snippet: Lessons/01-tea/main.swift#pour, boil -->") == expected)
  }

  @Test("a snippet loses common indentation and outer blank lines, and keeps its comments")
  func trims() throws {
    let expected = """
      ```swift
      /// Pours once.
      kettle.subscribe()
        .dispose()
      ```
      """
    #expect(try content(of: "<!-- snippet: Lessons/01-tea/main.swift#pour -->") == expected)
  }

  @Test("a whole file loses markers, imports and its first comment") func wholeFile() throws {
    let expected = """
      ```swift
      heading("Kettle")
      let kettle = Signal {
        print("boils")  // as ever
      }
      do {

        /// Pours once.
        kettle.subscribe()
          .dispose()

      }
      ```
      """
    #expect(try content(of: "<!-- snippet: Lessons/01-tea/main.swift -->") == expected)
  }

  @Test("a marker inside a string is text") func markerInString() throws {
    let source = "// snippet.a\nlet text = \"\"\"\n  // snippet.end\n  \"\"\"\n// snippet.end\n"
    let project = Project.sample(["Sources/Lessons/01-tea/main.swift": source])
    let shown = try content(of: "<!-- snippet: Lessons/01-tea/main.swift#a -->", in: project)
    #expect(shown == "```swift\nlet text = \"\"\"\n  // snippet.end\n  \"\"\"\n```")
  }

  @Test("a page can show a test of a lesson, which it names from the root") func test() throws {
    let project = Project.sample([
      "Tests/LessonTests/TeaTests.swift": "// snippet.a\n#expect(isHot)\n// snippet.end\n"
    ])
    let shown = try content(of: "<!-- snippet: Tests/LessonTests/TeaTests.swift#a -->", in: project)
    #expect(shown == "```swift\n#expect(isHot)\n```")
    let mistyped = "<!-- snippet: Tests/LessonTests/Tee.swift#a -->\n<!-- end -->"
    let complaint = complaints(about: mistyped, in: project)
    #expect(complaint.contains("did you mean 'Tests/LessonTests/TeaTests.swift'?"))
  }

  @Test("a missing file or snippet is named, with the nearest there is") func missing() {
    #expect(
      complaints(
        about: """
          <!-- snippet: Lessons/01-tea/main.swift#boil, bowl -->
          <!-- end -->
          <!-- snippet: Lessons/01-tee/main.swift#boil -->
          <!-- end -->
          <!-- snippet: Elsewhere.swift -->
          <!-- end -->
          """) == """
          Tutorials/01-tea.md:1: error: Sources/Lessons/01-tea/main.swift has no snippet 'bowl' \
          (did you mean 'boil'?)
          Tutorials/01-tea.md:3: error: there is no Swift file Sources/Lessons/01-tee/main.swift \
          (did you mean 'Lessons/01-tea/main.swift'?)
          Tutorials/01-tea.md:5: error: there is no Swift file Sources/Elsewhere.swift \
          (name it by its path from Sources/)
          """)
  }

  @Test(
    "a source whose markers do not match is refused",
    arguments: [
      (
        "// snippet.a\n1\n// snippet.b\n2\n// snippet.end\n",
        "main.swift:1: error: snippet 'a' is never closed (add // snippet.end below its last line)"
      ),
      (
        "\n// snippet.a\n1\n",
        "main.swift:2: error: snippet 'a' is never closed (add // snippet.end below its last line)"
      ),
      (
        "1\n// snippet.end\n",
        "main.swift:2: error: this ends a snippet that never began (put // snippet.NAME above it)"
      ),
      (
        "// snippet.a\n// snippet.end\n// snippet.a\n// snippet.end\n",
        "main.swift:3: error: snippet 'a' began before, on line 1 (rename one of the two)"
      ),
      (
        "// snippet.a b\n// snippet.end\n",
        "main.swift:1: error: 'a b' is no name for a snippet (use letters, digits and hyphens)"
      ),
    ])
  func badMarkers(source: String, complaint: String) {
    let project = Project.sample(["Sources/Lessons/01-tea/main.swift": source])
    let page = "<!-- snippet: Lessons/01-tea/main.swift#a -->\n<!-- end -->"
    let expected = "Sources/Lessons/01-tea/" + complaint
    #expect(complaints(about: page, in: project) == expected)
    #expect(throws: Problems.self) { try project.wovenPages() }
    let marked = MarkedSource(SourceFile(path: "Sources/Lessons/01-tea/main.swift", text: source))
    #expect(marked.problems.map(\.description) == [expected])
  }
}
