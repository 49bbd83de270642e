import Foundation
import Testing

@testable import LessonKit

/// The reply speaks to the answer that was given.
@Suite struct PredictionTests {
  private func reply(_ guess: String?, answer: String = "2") throws -> String {
    let cards = """
      {"predict": [
        {
          "ask": "How many runs?", "section": "A", "pattern": "(b)", "because": "Two runs",
          "options": [
            {"prints": "1", "say": "One run would be television."},
            {"prints": "3", "say": "Ada and Ben are two."}
          ]
        }
      ]}
      """
    let question = try QuestionCards(json: Data(cards.utf8)).predict[0]
    return Prediction(
      question: question, answer: answer, because: "Two runs start.", guess: guess
    ).reply
  }

  private static let samples: [(String?, String)] = [
    ("2 runs", "Right: 2. Two runs start."),
    ("1", "You wrote 1. The run says 2. One run would be television."),
    ("three", "You wrote three. The run says 2. Ada and Ben are two."),
    ("many!", "You wrote many! The run says 2. Two runs start."),
    (nil, "The run says 2. Two runs start."),
  ]

  @Test("right, foreseen, otherwise wrong, and none", arguments: samples)
  func replies(guess: String?, reply: String) throws {
    #expect(try self.reply(guess) == reply)
  }

  @Test("an answer without a value is called nothing")
  func namesNothing() throws {
    #expect(try reply("none", answer: "") == "Right: nothing. Two runs start.")
  }

  @Test("a foreseen guess that a changed lesson makes right is right")
  func isRightFirst() throws {
    #expect(try reply("1", answer: "1") == "Right: 1. Two runs start.")
  }

  @Test("what was written is repeated short and harmless")
  func isHarmless() throws {
    #expect(
      try reply("\u{1B}[2J\u{7}")
        == #"You wrote \u{1B}[2J\u{07}. The run says 2. Two runs start."#)
    let long = try reply(String(repeating: "y", count: 1000))
    #expect(
      long
        == "You wrote \(String(repeating: "y", count: 59))… The run says 2. Two runs start.")
  }
}
