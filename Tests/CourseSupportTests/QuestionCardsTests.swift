import Foundation
import Testing

@testable import CourseSupport
@testable import LessonKit

/// The questions about a lesson are read from its cards.
@Suite struct QuestionCardsTests {
  private let json = #"""
    {
      "predict": [
        {
          "ask": "How many runs start on demand?", "section": "On demand", "pattern": "runs: (\\d+)",
          "because": "Two runs start",
          "options": [{"prints": "2"}, {"prints": "1", "say": "That is television."}]
        },
        {
          "ask": "Who sees it?", "section": "On television", "lane": "Ben",
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
    #expect(cards.predict[0].options.map(\.prints).sorted() == ["1", "2"])
    #expect(cards.predict[0].options.first { $0.prints == "2" }?.say == nil)
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
      ("\"prints\"", "\"print\"", "predict, 1, options, 1: there is no 'prints'"),
      ("\"ask\": \"Who", "\"asks\": \"Who", "predict, 2: there is no 'ask'"),
      ("[]", "3", "predict, 2, options: this is of another kind than it should be"),
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
    ])
  func refuses(old: String, new: String, problem: String) {
    #expect(json.contains(old))
    #expect(throws: QuestionProblem(problem)) { try cards(old, new) }
  }

  private func prints(of answers: [String], _ ask: String = "How many?") -> [String] {
    Question(
      number: 1, ask: ask, source: .program("p"), options: answers.map { .init(prints: $0) }
    ).options.map(\.prints)
  }

  @Test("the order of the answers is mixed by the question, wherever they stand in the file")
  func mixes() {
    let answers = ["0", "1", "2", "3"]
    #expect(prints(of: answers) == prints(of: answers.reversed()))
    #expect(prints(of: answers).sorted() == answers)
    let orders = Set((1...50).map { prints(of: answers, "How many of \($0)?") })
    #expect(orders.count > 15, "fifty questions have \(orders.count) of 24 orders")
    // This order is that of each machine and each release: a page in the browser has it, too.
    #expect(prints(of: answers) == ["0", "2", "1", "3"])
  }
}
