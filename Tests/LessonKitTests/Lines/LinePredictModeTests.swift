import Foundation
import Testing

@testable import LessonKit

/// What keeps a lesson from asking is told in words.
@Suite struct LinePredictModeTests {
  private let usage = Usage(number: 11, title: "Time", name: "17-time")

  /// Returns what is wrong with a page of these bytes, or with no page at all.
  private func problem(page bytes: Data?) throws -> String? {
    let page = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: page) }
    try bytes?.write(to: page)
    let mode = LinePredictMode(usage: usage, page: page)
    return #expect(throws: PageProblem.self) { try mode.question() }?.description
  }

  @Test("a page that is missing, or no text, can be brought back", arguments: [nil, Data([0xE9])])
  func needsPage(bytes: Data?) throws {
    #expect(
      try problem(page: bytes)
        == "Tutorials/17-time.md cannot be read as text; "
        + "bring it back with: git checkout Tutorials/17-time.md")
  }

  @Test("a page that asks nothing is named")
  func namesPage() throws {
    #expect(
      try problem(page: Data("# 11".utf8))
        == "Tutorials/17-time.md: the page has no section 'Predict'")
  }

  @Test("a lesson that no longer prints what is asked for is told so")
  func needsAnswer() throws {
    let mode = LinePredictMode(usage: usage, page: URL(filePath: "/"))
    let question = try LineQuestion(page: "## Predict\n<!-- predict\nsection: A\n-->")
    #expect(try mode.answer(to: question, in: ["— A —", "one"]) == ["one"])
    #expect(
      #expect(throws: PageProblem.self) {
        try mode.answer(to: question, in: ["— B —", "one"])
      }?.description
        == "the lesson prints no line that Tutorials/17-time.md asks for; "
        + "see what changed with: make diff-17")
  }
}
