import Foundation
import Testing

@testable import LessonKit

/// What keeps a lesson from asking is told in words.
@Suite struct PredictModeTests {
  private let usage = Usage(number: 17, title: "Time", name: "17-time")

  private func mode(
    page: URL = URL(filePath: "/"), cards: URL = URL(filePath: "/")
  ) -> PredictMode {
    PredictMode(usage: usage, page: page, cards: cards)
  }

  /// The mode with a file of cards, which is gone afterwards.
  private func withCards<Result>(
    _ bytes: Data?, _ visit: (PredictMode) throws -> Result
  ) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try bytes?.write(to: file)
    return try visit(mode(cards: file))
  }

  @Test("a page that is missing, or no text, can be brought back", arguments: [nil, Data([0xE9])])
  func needsPage(bytes: Data?) throws {
    let page = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).md")
    defer { try? FileManager.default.removeItem(at: page) }
    try bytes?.write(to: page)
    #expect(
      #expect(throws: QuestionProblem.self) { try mode(page: page).pageText() }?.description
        == "Tutorials/17-time.md cannot be read as text; "
        + "bring it back with: git checkout Tutorials/17-time.md")
  }

  @Test("a page that asks nothing is named")
  func namesPage() throws {
    #expect(
      #expect(throws: QuestionProblem.self) { try mode().predictPage("# 17") }?.description
        == "Tutorials/17-time.md: the page has no section 'Predict'")
  }

  private static let badCards: [(Data?, String)] = [
    (
      nil,
      "Sources/Lessons/17-time/questions.json cannot be read as text; "
        + "bring it back with: git checkout Sources/Lessons/17-time/questions.json"
    ),
    (Data("{".utf8), "Sources/Lessons/17-time/questions.json: it is no JSON"),
    (Data("{}".utf8), "Sources/Lessons/17-time/questions.json: there is nothing to predict"),
  ]

  @Test("cards that are missing, broken or empty are named", arguments: badCards)
  func needsCards(bytes: Data?, problem: String) throws {
    try withCards(bytes) { mode in
      #expect(
        #expect(throws: QuestionProblem.self) { try mode.questions() }?.description == problem)
    }
  }

  /// The steps of a lesson that prints `1` in a section.
  private func steps(in section: String) -> [Step] {
    [Step(section: section, what: .printed("1"), place: Place("a/main.swift", 1))]
  }

  @Test("a lesson that no longer prints an answer is told so, and a page that does not explain it")
  func needsAnswer() throws {
    let cards = #"""
      {"predict": [
        {"ask": "How?", "section": "A", "pattern": "(\\d)", "because": "So", "options": []}
      ]}
      """#
    try withCards(Data(cards.utf8)) { mode in
      let questions = try mode.questions()
      let page = try mode.predictPage("## Predict\nGuess.\n## Why\nSo it is.")
      let asked = try mode.asked(questions, on: page, in: steps(in: "A"))
      #expect(asked.map(\.answer) == ["1"])
      #expect(asked.map(\.because) == ["So it is."])
      #expect(
        #expect(throws: QuestionProblem.self) {
          try mode.asked(questions, on: page, in: steps(in: "B"))
        }?.description
          == "the lesson prints no answer to question 1 of Tutorials/17-time.md; "
          + "see what changed with: make diff-17")
      let silent = try mode.predictPage("## Predict\nGuess.")
      #expect(
        #expect(throws: QuestionProblem.self) {
          try mode.asked(questions, on: silent, in: steps(in: "A"))
        }?.description
          == "Tutorials/17-time.md: 0 sentences of the page contain 'So', not one")
    }
  }
}
