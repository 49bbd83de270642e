import CourseSupport
import Testing

@Suite struct LineDiffTests {
  @Test("the lines of both texts appear in order, each with its mark")
  func marksLines() {
    let diff = LineDiff(expected: "one\ntwo\nthree\n", actual: "zero\none\n2\nthree\n")
    #expect(
      diff.lines == [.added("zero"), .same("one"), .missing("two"), .added("2"), .same("three")])
    #expect(
      diff.description == """
        + zero
          one
        - two
        + 2
          three
        """)
  }

  @Test("equal texts have no difference", arguments: ["", "one\n", "one\ntwo", "\n\n"])
  func findsNothing(text: String) {
    #expect(LineDiff(expected: text, actual: text).isEmpty)
  }

  @Test(
    "different texts never look the same",
    arguments: [
      ("", "\n"), ("one", "one\n"), ("one\n", "one \n"), ("one\n", ""), ("one\n", "one\n\n"),
      ("one\ntwo\n", "two\none\n"), ("one\n", "one\none\n"),
    ])
  func findsDifferences(expected: String, actual: String) {
    #expect(!LineDiff(expected: expected, actual: actual).isEmpty)
  }

  /// All texts of up to three lines of two kinds.
  private static let texts = (0...3).reduce(into: [""]) { texts, _ in
    texts += texts.flatMap { text in ["a\n", "\n"].map { text + $0 } }
  }.filter { $0.count < 7 }

  @Test("the diff turns one text into the other", arguments: Set(texts))
  func isComplete(text: String) {
    for other in Self.texts { expectComplete([text, other]) }
  }

  private func expectComplete(_ texts: [String]) {
    let diff = LineDiff(expected: texts[0], actual: texts[1])
    var (expected, actual) = ("", "")
    for line in diff.lines {
      switch line {
      case .same(let text):
        expected += text + "\n"
        actual += text + "\n"
      case .missing(let text): expected += text + "\n"
      case .added(let text): actual += text + "\n"
      }
    }
    #expect([expected, actual] == texts)
  }
}
