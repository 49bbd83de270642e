import Testing

@testable import CourseSupport
@testable import LessonKit

/// The right answer to a question comes from a run.
@Suite struct QuestionTests {
  private func printed(_ lines: String..., in section: String) -> [Step] {
    lines.map { Step(section: section, what: .printed($0), place: LessonLine("a/main.swift", 1)) }
  }

  private func drawn(_ name: String, _ rows: [Timeline], in section: String) -> Step {
    let layout = MarbleDrawing(rows).layout
    return Step(
      section: section, what: .drawn(name: name, layout: layout),
      place: LessonLine("a/main.swift", 1))
  }

  private func steps() throws -> [Step] {
    let cold = [
      try Timeline(parsing: "--0--a--|", label: "run 1", legend: ["a": "hello"]),
      try Timeline(parsing: "--0--", label: "Ben"), .subscription("", from: 0, to: 5),
    ]
    let hot = [
      try Timeline(parsing: "--(bc)-", label: "Ben", legend: ["b": "b c", "c": " "]),
      try Timeline(parsing: "1#", label: "Ada", legend: ["#": "lost"]),
    ]
    let twins = try ["1", "2"].map { try Timeline(parsing: $0, label: "Ben") }
    return printed("runs: 2", in: "On demand")
      + printed("Ben saw: [1, 2]", "  runs: 1", "Cleo saw: []", in: "On television")
      + [drawn("cold", cold, in: "Drawn"), drawn("hot", hot, in: "Drawn")]
      + printed("  Ada    --1--", in: "Drawn") + [drawn("twins", twins, in: "Twice")]
  }

  private static let linesToFind: [(String, String, String?)] = [
    ("On demand", "runs: (\\d+)", "2"),
    ("On television", "runs: (\\d+)", "1"),
    ("On television", "Ben saw: \\[(.*)\\]", "1, 2"),
    ("On television", "(\\w+) saw", "Ben, Cleo"),
    ("On television", "Cleo saw: \\[(.*)\\]", ""),
    ("On television", "Cleo saw(,.*)?", ""),
    ("On demand", "Ben saw: (.*)", nil),
    ("Drawn", "run (\\d)", nil),
    ("Nowhere", "runs: (.*)", nil),
  ]

  @Test(
    "an answer is what is captured in the lines of a section",
    arguments: linesToFind)
  func findsLines(section: String, pattern: String, answer: String?) throws {
    let source = AnswerSource.lines(section: section, pattern: pattern)
    #expect(try source.answer(in: steps()) == answer)
  }

  @Test("a proof is a line that is printed in its section")
  func findsProof() throws {
    let steps = try steps()
    #expect(Question.Proof(section: "On television", prints: "runs: 1").isShown(in: steps))
    #expect(!Question.Proof(section: "On demand", prints: "runs: 1").isShown(in: steps))
    #expect(!Question.Proof(run: "oneRun", prints: "runs: 1").isShown(in: steps))
    #expect(Question.Proof(section: "Drawn", prints: "Ben    --0--").isShown(in: steps))
  }

  private static let lanesToFind: [(String, String, String?)] = [
    ("Drawn", "run 1", "0, hello"),
    ("cold", "Ben", "0"),
    ("hot", "Ben", "b c, \" \""),
    ("Drawn", "Ben", nil),
    ("cold", "Cleo", nil),
    ("cold", "Be", nil),
    ("Drawn", "Ada", "1"),
    ("Twice", "Ben", nil),
    ("On demand", "Ben", nil),
  ]

  @Test(
    "an answer is the values on a row of a drawing, if there is one such row",
    arguments: lanesToFind)
  func findsLane(section: String, name: String, answer: String?) throws {
    #expect(try AnswerSource.lane(section: section, name: name).answer(in: steps()) == answer)
  }
}
