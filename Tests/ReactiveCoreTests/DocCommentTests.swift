import Foundation
import LessonKit
import Testing

/// Nobody can draw something in a doc comment that no test has played.
@Suite struct DocCommentTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let core = tests.appending(path: "../../Sources/ReactiveCore").standardized

  private static var files: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: core.path).sorted()
    }
  }

  /// The marble rows in the code blocks of a file's doc comments, without their labels.
  private func rows(of file: String) throws -> [String] {
    let text = try String(contentsOf: Self.core.appending(path: file), encoding: .utf8)
    return text.split(separator: "\n").flatMap { line -> [String] in
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
    let tests = try FileManager.default.contentsOfDirectory(atPath: Self.tests.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: Self.tests.appending(path: $0), encoding: .utf8) }.joined()
    var wrong: [String] = []
    for file in try Self.files {
      for row in try rows(of: file) {
        let isNotation = (try? Timeline(parsing: row)) != nil
        if !isNotation || !tests.contains("\(row)\"") { wrong.append("\(file): \(row)") }
      }
    }
    #expect(wrong == [])
  }
}
