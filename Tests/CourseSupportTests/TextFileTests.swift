import CourseSupport
import Foundation
import LessonKit
import Testing

@Suite struct TextFileTests {
  @Test("text is read as it stands; what is no text is told with its first line")
  func reads() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "tea.txt")
      #expect(throws: TextProblem.self) { try String(textOf: file) }
      try Data("tea\r\nmilk".utf8).write(to: file)
      #expect(try String(textOf: file) == "tea\r\nmilk")
      try Data("tea\ncaf".utf8 + [0xE9, 0x0A]).write(to: file)
      let problem = #expect(throws: TextProblem.self) { try String(textOf: file) }
      guard case .isNoText(line: 2) = problem else {
        Issue.record("\(String(describing: problem))")
        return
      }
    }
  }

  @Test(
    "a text takes the place of another, and a link that leads to it stays")
  func writes() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "tea.txt")
      let link = folder.appending(path: "link.txt")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      try "milk".replaceText(of: file)
      try "tea".replaceText(of: link)
      #expect(try String(textOf: file) == "tea")
      #expect(throws: (any Error).self) { try "milk".replaceText(of: folder) }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      #expect(names == ["link.txt", "tea.txt"])
    }
  }

  @Test("a text is laid out once, in a folder that may be new, and never overwrites")
  func laysOut() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "folder/tea.txt")
      let isNew = [try "tea".layOut(at: file), try "milk".layOut(at: file)]
      #expect(isNew == [true, false])
      #expect(try String(textOf: file) == "tea")
    }
  }

  @Test("the package is the nearest folder above that has a manifest") func findsPackage() {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    #expect(packageRoot(around: here)?.lastPathComponent == here.pathComponents.dropLast(2).last)
    #expect(packageRoot(around: URL(filePath: "/")) == nil)
    #expect(packageRoot(around: URL(filePath: "/not there/at all")) == nil)
  }
}
