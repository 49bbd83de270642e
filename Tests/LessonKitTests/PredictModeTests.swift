import Foundation
import Testing

@testable import LessonKit

/// What keeps a lesson from asking is told in words.
@Suite struct PredictModeTests {
  private let usage = Usage(number: 17, title: "Time", name: "17-time")

  private func mode(page: URL = URL(filePath: "/")) -> PredictMode {
    PredictMode(usage: usage, page: page)
  }

  @Test("a page that is missing, or no text, can be brought back", arguments: [nil, Data([0xE9])])
  func needsPage(bytes: Data?) throws {
    let page = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: page) }
    try bytes?.write(to: page)
    #expect(
      #expect(throws: PageProblem.self) { try mode(page: page).pageText() }?.description
        == "Tutorials/17-time.md cannot be read as text; "
        + "bring it back with: git checkout Tutorials/17-time.md")
  }

  @Test("a page that asks nothing is named")
  func namesPage() throws {
    #expect(
      #expect(throws: PageProblem.self) { try mode().questionPage("# 17") }?.description
        == "Tutorials/17-time.md: the page has no section 'Predict'")
  }

  @Test("a lesson that no longer prints an answer is told so")
  func needsAnswer() throws {
    let page =
      "## Predict\n1. How?\n<!-- predict\n1 answer: A => (\\d)\n1 because: So\n-->\nSo it is."
    let questions = try QuestionPage(page: page).questions
    #expect(try mode().answers(to: questions, in: ["— A —", "1"]) == ["1"])
    #expect(
      #expect(throws: PageProblem.self) {
        try mode().answers(to: questions, in: ["— B —", "1"])
      }?.description
        == "the lesson prints no answer to question 1 of Tutorials/17-time.md; "
        + "see what changed with: make diff-17")
  }
}
