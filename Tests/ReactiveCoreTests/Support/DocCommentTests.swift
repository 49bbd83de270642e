import Marbles
import Testing

/// Every drawing in a doc comment is played by a test.
@Suite(.watched) struct DocCommentTests {
  /// The drawings in the code blocks of a file's doc comments, each as its rows without labels.
  private func drawings(in text: String) -> [[String]] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    return lines.split { !$0.hasPrefix("///     ") }.map { block in
      block.flatMap { $0.split(separator: " ").map(String.init) }.filter { word in
        word.contains("--")
          || word.contains("-") && "|#)".contains(word.last ?? " ")
            && word.allSatisfy { $0.isLetter || $0.isNumber || "-|#()^!".contains($0) }
      }
    }
  }

  @Test("every drawing of a doc comment is in the notation, and played by a test")
  func areTested() throws {
    // All rows of a drawing belong to one drawing of the table, or stand in one file without any.
    let tests = try CoreSources.tests().flatMap { $0.text.split(separator: "Drawing(") }
    for file in try CoreSources.core() {
      for rows in drawings(in: file.text) {
        let areNotation = rows.allSatisfy { (try? Timeline(parsing: $0)) != nil }
        let isPlayed = tests.contains { test in rows.allSatisfy { test.contains("\($0)\"") } }
        #expect(areNotation && isPlayed, "\(file.name): \(rows)")
      }
    }
  }
}
