import CourseSupport
import Foundation
import Testing

/// Files of text, and how two texts differ.
@Suite struct TextTests {
  @Test("text is read as it stands; what is no text is told with its first line")
  func reads() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "tea.txt")
      let isMissing = ToolError(
        message: "cannot read tea: no such file or directory; look at it with: ls -l")
      #expect(throws: isMissing) { try String(textOf: file, named: "tea") }
      try Data("tea\r\nmilk".utf8).write(to: file)
      #expect(try String(textOf: file) == "tea\r\nmilk")
      try Data("tea\ncaf".utf8 + [0xE9, 0x0A]).write(to: file)
      let isNoText = ToolError(
        message: "tea, line 2, is no UTF-8; save the file as UTF-8 in your editor")
      #expect(throws: isNoText) { try String(textOf: file, named: "tea") }
    }
  }

  @Test("a line of code is broken after a blank, and loses none")
  func breaksCode() {
    let lines = #"  print("  Ada  shares")"#.wrappedCode(to: 18, indent: "")
    #expect(lines == [#"  print("  Ada  "#, #"      shares")"#])
    #expect("".wrappedCode(to: 18, indent: "  ") == [""])
  }

  @Test("a text takes the place of another, in a folder that may be new; a link to it stays")
  func writes() async throws {
    try await withTemporaryFolder { folder in
      let (file, link) = (folder.appending(path: "a/tea.txt"), folder.appending(path: "a/link.txt"))
      try "milk".replaceText(of: file)
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      try "tea".replaceText(of: link)
      #expect(try String(textOf: file) == "tea")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/a").sorted()
      #expect(names == ["link.txt", "tea.txt"])
    }
  }

  @Test("the package is the nearest folder above that has a manifest")
  func findsPackage() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    #expect(try packageRoot(around: here).lastPathComponent == here.pathComponents.dropLast(2).last)
    #expect(throws: UsageError.self) { try packageRoot(around: URL(filePath: "/not there/at all")) }
  }

  @Test("a diff has the lines of both texts in order, each with its mark") func marksLines() {
    let diff = LineDiff(expected: "one\ntwo\nthree\n", actual: "zero\none\n2\nthree")
    #expect(
      diff.description == """
        + zero
          one
        - two
        + 2
          three
        + [no newline at the end]
        """)
  }

  /// All texts of up to three lines of two kinds.
  private static let texts = Set(
    (0...3).reduce(into: [""]) { texts, _ in
      texts += texts.flatMap { text in ["a\n", "\n"].map { text + $0 } }
    }.filter { $0.count < 7 })

  @Test("a diff turns one text into the other, and is empty for the same text") func isComplete() {
    for expected in Self.texts {
      for actual in Self.texts {
        let diff = LineDiff(expected: expected, actual: actual)
        let lines = diff.description.split(separator: "\n", omittingEmptySubsequences: false)
        func text(without mark: Character) -> String {
          lines.filter { !$0.isEmpty && $0.first != mark }.map { $0.dropFirst(2) + "\n" }.joined()
        }
        #expect(text(without: "+") == expected && text(without: "-") == actual)
        #expect(diff.isEmpty == (expected == actual))
      }
    }
  }
}
