import Foundation
import Testing

@testable import LessonKit

/// The questions come one by one, and all are answered before a reply is shown.
@Suite struct PredictSessionTests {
  private let page = """
    ## Predict

    Ada and Ben watch a film, each on a screen of their own, and each of them starts it alone.

    ```swift
    film.subscribe { scene in print("Ada sees the scene number \\(scene)") }
      film.dispose()
    ```

    <!-- questions: 03 -->
    1. How many runs start?
    2. Who sees scene 0, and on which of the two screens, at home or elsewhere?

    <!-- end -->

    ## Run it

    Two runs start. Both see all of it.
    """

  private let cards = """
    {"predict": [
      {
        "ask": "How many runs start?", "section": "A", "pattern": "(b)", "because": "Two runs",
        "options": [{"prints": "1", "say": "One would be television."}]
      },
      {
        "ask": "Who sees scene 0, and on which of the two screens, at home or elsewhere?",
        "section": "A", "pattern": "(b)", "because": "Both see", "options": []
      }
    ]}
    """

  private func session(_ lines: [String], columns: Int = 80) throws -> [String] {
    var rest = lines[...]
    var said: [String] = []
    let page = try PredictPage(page)
    let questions = try QuestionCards(json: Data(cards.utf8)).predict
    let asked = try zip(questions, ["2", "Ada, Ben"]).map { question, answer in
      (question: question, answer: answer, because: try page.explanation(of: question))
    }
    PredictSession(columns: columns, read: { rest.popFirst() }, say: { said.append($0) })
      .run(page.paragraphs, asked)
    return said
  }

  @Test("text, questions, replies, and how many are right")
  func asks() throws {
    #expect(
      try session(["1", "", "ada and ben"]) == [
        "",
        "Ada and Ben watch a film, each on a screen of their own, and each of them starts",
        "it alone.",
        "",
        "  film.subscribe { scene in print(\"Ada sees the scene number \\(scene)\") }",
        "    film.dispose()",
        "",
        "1. How many runs start?",
        "",
        "2. Who sees scene 0, and on which of the two screens, at home or elsewhere?",
        "Press Enter once more if you do not know.",
        "",
        "1. You wrote 1. The run says 2. One would be television.",
        "",
        "2. Right: Ada, Ben. Both see all of it.",
        "",
        "1 of 2 right.",
      ])
  }

  @Test("at 40 columns no line is wider, and what belongs together is indented")
  func isNarrow() throws {
    let lines = try session([String(repeating: "y", count: 200)], columns: 40)
    #expect(lines.allSatisfy { $0.count <= 40 })
    #expect(
      Array(lines[5...]) == [
        "film.subscribe { scene in print(\"Ada",
        "    sees the scene number \\(scene)\") }",
        "  film.dispose()",
        "",
        "1. How many runs start?",
        "",
        "2. Who sees scene 0, and on which of the",
        "   two screens, at home or elsewhere?",
        "",
        "1. You wrote",
        "   \(String(repeating: "y", count: 37))",
        "   \(String(repeating: "y", count: 22))…",
        "   The run says 2. Two runs start.",
        "",
        "2. The run says Ada, Ben. Both see all",
        "   of it.",
        "",
        "0 of 2 right.",
      ])
  }
}
