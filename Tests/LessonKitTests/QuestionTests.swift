import Testing

@testable import LessonKit

/// The right answer to a question comes from a run, and a guess may say it in many ways.
@Suite struct QuestionTests {
  private func printed(_ lines: String..., in section: String) -> [Step] {
    lines.map { Step(section: section, what: .printed($0), place: Place("a/main.swift", 1)) }
  }

  private func drawn(_ name: String, _ rows: [Timeline], in section: String) -> Step {
    let layout = MarbleDrawing(rows).layout
    return Step(
      section: section, what: .drawn(name: name, layout: layout), place: Place("a/main.swift", 1))
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

  private func question(
    _ source: AnswerSource, text: String = "What?", means: [String: String] = [:]
  ) -> Question {
    Question(
      number: 1, ask: text, source: source, because: "So", options: [], means: means,
      isInAnyOrder: false)
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

  @Test(
    "the words around the answer may stand in a guess",
    arguments: [
      ("enabled: (\\w+)", "false", "enabled: false", true),
      ("enabled: (\\w+)", "false", "enabled: true", false),
      ("enabled: (\\w+)", "false, true", "enabled: false, enabled: true", true),
      ("Ben got \\[(.*)\\]", "lunch, noon", "Ben got [lunch, noon]", true),
      ("Ben got \\[(.*)\\]", "noon", "only noon", true),
      ("Ben got \\[(.*)\\]", "noon", "Ben got [lunch, noon]", false),
      ("started by (\\w+)", "nobody", "no one", true),
      ("Ben got \\[(.*)\\]", "", "Ben got", false),
      ("enabled: (\\w+)", "false, false, false", "three times enabled: false", true),
      ("enabled: (\\w+)", "false, false, false", "false 3 times", true),
      ("enabled: (\\w+)", "false, false", "false 3 times", false),
      ("prints (\\w+)", "3", "3 times", false),
    ])
  func allowsWordsAround(pattern: String, answer: String, guess: String, isSame: Bool) {
    let question = question(.lines(section: "On demand", pattern: pattern))
    #expect(question.isSame(guess, as: answer) == isSame)
  }

  private static let guesses: [(String, String, Bool)] = [
    ("0, 1, 2", "0,1,2", true), ("0, 1, 2", "[0, 1, 2]", true), ("0, 1, 2", "0 1 2", true),
    ("0, 1, 2", "0, 1 and 2", true), ("0, 1, 2", "（０，１，２）", true),
    ("0, 1, 2", "zero, one, two.", true), ("0, 1, 2", "012", false), ("0, 1, 2", "0, 12", false),
    ("0, 1, 2", "0, 2, 1", false), ("0, 1, 2", "", false),
    ("12", "1 2", false), ("12", "12.", true), ("1.5", "1.5", true), ("1.5", "15", false),
    ("1.5 s", "15 s", false),
    ("2", "2 runs", true), ("2", "two runs start", true), ("1", "1 run", true),
    ("2", "2 films", false), ("2", "not 2", false), ("2", "1 or 2", false),
    ("0", "none", true), ("0", "no runs", true), ("0", "runs", false), ("", "nothing", true),
    ("", "[]", true), ("", "0", false), ("", "runs", false),
    ("Ada gets next(\"mkj\")", "ada gets MKJ", true), ("[\"a\", \"b\"]", "a, b", true),
    ("Ada, Ben", "Ada and Ben", true), ("Ada, Ben", "ada", false), ("Ada", "on Ada", false),
    ("\"\"", "[\"\"]", true), ("\"\"", "[]", false), ("", "[\"\"]", false),
    ("\"\", \"Hi Ada!\"", "[, hi ada!]", true), ("\"\", \"Hi Ada!\"", "hi ada!", false),
    ("\"\", \"Hi Ada!\"", "“”, “Hi Ada!”", true), ("it’s here", "it's here", true),
    ("unsubscribed", "it prints unsubscribed", true), ("3, 4, 5", "it shows 3, 4 and 5", true),
    ("1, 2, 3", "1 to 3", true), ("1, 3", "1 to 3", false), ("3, 1", "3 to 1", false),
    ("it is late", "late", false), ("b", "a, b", false), ("2", "it is not 2", false),
  ]

  @Test(
    "upper case, blanks, commas, quotation marks and brackets make no difference",
    arguments: guesses)
  func compares(answer: String, guess: String, isSame: Bool) {
    let question = question(.lane(section: "a", name: "b"), text: "How many runs start on demand?")
    #expect(question.isSame(guess, as: answer) == isSame)
  }

  @Test("the card may say what other words mean")
  func knowsOtherWords() {
    let question = question(
      .lines(section: "On demand", pattern: "runs: (\\d+)"), means: ["one for each viewer": "2"])
    #expect(question.isSame("One for each viewer.", as: "2"))
    #expect(!question.isSame("one for each viewer", as: "1"))
    #expect(!question.isSame("one", as: "2"))
  }
}
