import Foundation
import Testing

@testable import CourseSupport
@testable import Marbles

/// Where the right answer to a question stands, and in which order the answers do.
@Suite struct QuestionTests {
  private func question(_ keys: String, options: [String] = []) throws -> Question {
    let options = options.map { #"{"prints": "\#($0)", "say": "Why."}"# }.joined(separator: ",")
    let file = #"{"quiz": [], "predict": [{\#(keys), "options": [\#(options)]}]}"#
    return try JSONDecoder().decode(LessonQuestions.self, from: Data(file.utf8)).predict[0]
  }

  @Test(
    "an answer is what is captured in the lines of a section, those of drawings included",
    arguments: [
      ("On demand", "runs: (.)", "2"), ("On television", "runs: (.)", "1"),
      ("On television", "Ben saw: .(.*)]", "1, 2"),
      ("On television", ".* saw", "Ben saw, Cleo saw"),
      ("On television", "Cleo saw(,.*)?", ""), ("On television", "Ada +(.+)", "-1"),
      ("On demand", "Ben saw: (.*)", nil), ("Nowhere", "runs: (.*)", nil),
    ] as [(String, String, String?)])
  func findsLines(section: String, pattern: String, answer: String?) throws {
    let place = SourceLine("a/main.swift", 1)
    let drawing = MarbleDrawing([try Timeline(parsing: "-1", label: "Ada")]).layout
    let steps =
      [Step(section: "On demand", what: .printed("runs: 2"), place: place)]
      + ["Ben saw: [1, 2]", "  runs: 1", "Cleo saw: []"].map {
        Step(section: "On television", what: .printed($0), place: place)
      } + [Step(section: "On television", what: .drawn(name: "a", layout: drawing), place: place)]
    let question = try question(
      #""ask": "How?", "section": "\#(section)", "pattern": "\#(pattern)""#)
    #expect(question.answer(in: steps) == answer)
  }

  @Test("the order of the answers is mixed by the question, wherever they stand in the file")
  func mixes() throws {
    let answers = ["0", "1", "2", "3"]
    func prints(of answers: [String], _ ask: String) throws -> [String] {
      try question(#""ask": "\#(ask)""#, options: answers).options.map(\.prints)
    }
    // This order is that of each machine and each release: a page in the browser has it, too.
    #expect(try prints(of: answers, "How many?") == ["0", "2", "1", "3"])
    #expect(try prints(of: answers.reversed(), "How many?") == ["0", "2", "1", "3"])
    let orders = try Set((1...50).map { try prints(of: answers, "How many of \($0)?") })
    #expect(orders.count > 15, "fifty questions have \(orders.count) of 24 orders")
  }
}
