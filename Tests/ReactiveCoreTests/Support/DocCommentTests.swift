import LessonKit
import Testing

/// Nobody can draw something in a doc comment that no test has played.
@Suite(.watched) struct DocCommentTests {
  /// The marble rows in the code blocks of a file's doc comments, without their labels.
  private func rows(in text: String) -> [String] {
    text.split(separator: "\n").flatMap { line -> [String] in
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("///     ") else { return [] }
      return line.split(separator: " ").map(String.init).filter { word in
        word.contains("--")
          || word.contains("-") && "|#)".contains(word.last ?? " ")
            && word.allSatisfy { $0.isLetter || $0.isNumber || "-|#()^!".contains($0) }
      }
    }
  }

  @Test("every drawing of a doc comment is in the notation, and played by a test")
  func areTested() throws {
    let tests = try CoreSources.tests().map(\.text).joined()
    var wrong: [String] = []
    for file in try CoreSources.core() {
      for row in rows(in: file.text) {
        let isNotation = (try? Timeline(parsing: row)) != nil
        if !isNotation || !tests.contains("\(row)\"") { wrong.append("\(file.name): \(row)") }
      }
    }
    #expect(wrong == [])
  }
}
