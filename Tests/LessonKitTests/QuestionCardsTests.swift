import Foundation
import Testing

@testable import LessonKit

/// The questions about a lesson are read from its cards.
@Suite struct QuestionCardsTests {
  private let json = #"""
    {
      "predict": [
        {
          "ask": "How many runs start on demand?", "section": "On demand", "pattern": "runs: (\\d+)",
          "because": "Two runs start", "means": {"one for each viewer": "2"},
          "options": [{"prints": "1", "say": "One run would be television."}]
        },
        {
          "ask": "Who sees it?", "section": "On television", "lane": "Ben", "order": "any",
          "because": "Ben comes late", "options": []
        }
      ],
      "quiz": [
        {
          "ask": "How many?", "run": "twoRuns",
          "options": [
            {
              "prints": "runs: 2", "answer": "two of them", "say": "Each starts one.",
              "mistake": "m", "proof": {"run": "oneRun", "prints": "runs: 1"}
            }
          ]
        }
      ]
    }
    """#

  private func cards(_ old: String = "", _ new: String = "") throws -> QuestionCards {
    try QuestionCards(json: Data(json.replacing(old, with: new, maxReplacements: 1).utf8))
  }

  @Test("predictions and quiz questions are of one kind")
  func readsQuestions() throws {
    let cards = try cards()
    #expect(cards.predict.map(\.number) == [1, 2])
    #expect(cards.predict.map(\.ask) == ["How many runs start on demand?", "Who sees it?"])
    #expect(
      cards.predict.map(\.source) == [
        .lines(section: "On demand", pattern: #"runs: (\d+)"#),
        .lane(section: "On television", name: "Ben"),
      ])
    #expect(cards.predict.map(\.because) == ["Two runs start", "Ben comes late"])
    #expect(cards.predict[0].means == ["one for each viewer": "2"])
    #expect(cards.predict.map(\.isInAnyOrder) == [false, true])
    #expect(cards.predict[0].options.map(\.prints) == ["1"])
    #expect(cards.quiz.map(\.name) == ["twoRuns"])
    let option = try #require(cards.quiz[0].options.first)
    #expect(option.text == "two of them")
    #expect(option.mistake == "m")
    #expect(option.proof == Question.Proof(run: "oneRun", prints: "runs: 1"))
    #expect(try QuestionCards(json: Data("{}".utf8)).predict == [])
  }

  @Test(
    "a card that is of no use says what is wrong, and where",
    arguments: [
      ("{\n", "", "it is no JSON"),
      ("\"say\"", "\"says\"", "predict, 1, options, 1: there is no 'say'"),
      ("\"ask\": \"Who", "\"asks\": \"Who", "predict, 2: there is no 'ask'"),
      ("[]", "3", "predict, 2, options: this is of another kind than it should be"),
      ("\"any\"", "\"some\"", "prediction 2: 'order' is 'some'; it can only be 'any'"),
      (
        "{\"run\": \"oneRun\", ", "{",
        "quiz question 1: the proof 'runs: 1' needs a 'run' or a 'section'"
      ),
      (
        "\"oneRun\",", "\"oneRun\", \"section\": \"One\",",
        "quiz question 1: the proof 'runs: 1' needs a 'run' or a 'section'"
      ),
      (
        "\"lane\"", "\"lanes\"",
        "prediction 2: the answer comes from 'run', from 'section' and 'pattern', or from 'section' "
          + "and 'lane'"
      ),
      (
        "\"run\": \"two", "\"section\": \"two",
        "quiz question 1: the answer comes from 'run', from 'section' and 'pattern', or from "
          + "'section' and 'lane'"
      ),
      ("(\\\\d+)", "(\\\\d+", "prediction 1: 'runs: (\\d+' is no regular expression"),
      (
        "(\\\\d+)", "\\\\d+",
        "prediction 1: 'runs: \\d+' needs one pair of round brackets: the answer stands in it"
      ),
      (
        "(\\\\d+)", "(\\\\d)(\\\\d)",
        "prediction 1: 'runs: (\\d)(\\d)' needs one pair of round brackets: the answer stands in it"
      ),
    ])
  func refuses(old: String, new: String, problem: String) {
    #expect(json.contains(old))
    #expect(throws: QuestionProblem(problem)) { try cards(old, new) }
  }

  private func quiz(_ prints: [String]) -> Question {
    Question(
      number: 1, ask: "How many requests start?", source: .program("p"), because: nil,
      options: prints.map {
        .init(prints: $0, answer: nil, say: "So.", mistake: nil, proof: nil)
      }, means: [:], isInAnyOrder: false)
  }

  @Test(
    "an answer of a quiz may be written in words",
    arguments: [
      ("2", "requests: 2"), ("two", "requests: 2"), ("2 requests", "requests: 2"),
      ("requests: 2", "requests: 2"), ("twice", "requests: 2"), ("none", "requests: 0"),
      ("3", nil), ("?", nil), ("1 or 2", nil), ("", nil), ("requests", nil), ("e", nil),
    ])
  func knowsOption(typed: String, prints: String?) {
    let question = quiz(["requests: 0", "requests: 1", "requests: 2"])
    #expect(question.option(meantBy: typed)?.prints == prints)
  }

  @Test("answers that do not begin alike are written whole") func knowsWholeOptions() {
    let question = quiz(["Ada gets: [2]", "it fails", "runs: 2"])
    #expect(question.option(meantBy: "it fails")?.prints == "it fails")
    #expect(question.option(meantBy: "runs 2")?.prints == "runs: 2")
    #expect(question.option(meantBy: "2")?.prints == "runs: 2")
    #expect(question.option(meantBy: "3") == nil)
  }
}
