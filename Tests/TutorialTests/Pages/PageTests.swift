import Testing

@testable import weave

@Suite struct PageTests {
  @Test(
    "a page of bad form is refused",
    arguments: [
      (
        "text\n<!-- index -->\nmore",
        "2: error: this index region is never closed (add a line <!-- end --> below it)"
      ),
      (
        "<!-- core-size -->\n<!-- index -->\n<!-- end -->",
        "1: error: this core-size region is never closed (add a line <!-- end --> below it)"
      ),
      (
        "text\n\n<!-- end -->",
        "3: error: this ends a region that never began (remove it, or open a region above it)"
      ),
      (
        "<!-- snipet: a -->\ntext",
        "1: error: weave knows no 'snipet' (did you mean 'snippet'?)"
      ),
      (
        "text\n```swift\nlet pasted = 1\n```\ntext",
        "2: error: this code block is typed in by hand \(excuse)"
      ),
      ("- item\n  ~~~\n  a\n  ~~~", "2: error: this code block is typed in by hand \(excuse)"),
      ("1. ```\n   a\n   ```", "1: error: this code block is typed in by hand \(excuse)"),
      ("> ```\n> a\n> ```", "1: error: this code block is typed in by hand \(excuse)"),
      (
        "<!-- illustrative: -->\n```\na\n```",
        "2: error: this code block is typed in by hand \(excuse)"
      ),
      (
        "<!-- illustrative: too far -->\n\n```\na\n```",
        "3: error: this code block is typed in by hand \(excuse)"
      ),
      (
        "<!-- index -->\n<!-- end -->\n```\na\n```",
        "3: error: this code block is typed in by hand \(excuse)"
      ),
      ("<!-- illustrative: x -->\n```\na\n", "2: error: this code block is never closed \(close)"),
      (
        "text\n\n    let pasted = 1\n    let more = 2\n",
        "3: error: this code block is typed in by hand \(excuse)"
      ),
      ("text\n<pre>\nlet pasted", "2: error: this code block is typed in by hand \(excuse)"),
      (
        "<!-- illustrative: x -->\n<!-- index -->\n<!-- end -->\n```\n```",
        "4: error: this code block is typed in by hand \(excuse)"
      ),
      ("<!-- Index -->\n", "1: error: weave knows no 'Index' (did you mean 'index'?)"),
      (
        "# Title\n    let pasted = 1",
        "2: error: this code block is typed in by hand \(excuse)"
      ),
      (
        "- item\n\nno item\n\n    - pasted",
        "5: error: this code block is typed in by hand \(excuse)"
      ),
    ])
  func badForm(page: String, complaint: String) {
    #expect(complaints(about: page) == "Tutorials/01-tea.md:" + complaint)
  }

  private static let excuse =
    "(make it a region, or put <!-- illustrative: WHY --> on the line before it)"
  private static let close = "(close it with a line of the same marks)"

  @Test("everything that is wrong is told at once, in order") func allAtOnce() {
    let told = complaints(about: "```\n```\n<!-- end -->\n<!-- end -->\n```\n```\n<!-- index -->")
    let lines = told.split(separator: "\n").map { $0.split(separator: ":")[1] }
    #expect(lines == ["1", "3", "4", "5", "7"])
  }

  @Test(
    "prose that only resembles code is fine",
    arguments: [
      "Use ```code``` in a line.\n",
      "```code``` begins this line.\n",
      "<!-- illustrative: no Swift -->\n```sh\nmake\n```\n",
      "<!-- illustrative: no Swift -->\n\n",
      "<!-- illustrative: an indented block -->\n    make\n\n    make\n",
      "<!-- a comment: of any kind -->\n",
      "text that\n    goes on\n",
      "- item\n\n    its second paragraph\n\n    - inner\n\n        deeper\n",
      "10. item\n\n    its second paragraph\n",
      "~ tilde ~\n",
    ])
  func goodForm(page: String) {
    #expect(complaints(about: page) == "nothing")
  }
}
