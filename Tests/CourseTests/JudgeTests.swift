import LessonKit
import Testing

@testable import course

@Suite struct JudgeTests {
  @Test("what the solution prints passes, before anything foreseen is said") func passes() {
    #expect(sample().judge(.ended(output: "tea\nmilk\n")) == .passed)
    let eager = sample([Reply(about: "tea", prints: ["tea"], say: "…")])
    #expect(eager.judge(.ended(output: "tea\nmilk\n")) == .passed)
  }

  @Test(
    "else the first reply whose conditions hold is said",
    arguments: [
      ("milk\ntea\n", "swapped"), ("milk\n", "no tea"), ("tea\nmilk\nmilk\n", "twice"),
    ])
  func foresees(output: String, about: String) throws {
    let exercise = sample([
      Reply(about: "swapped", prints: ["milk\ntea"], say: "…"),
      Reply(about: "no tea", prints: ["milk"], lacks: ["tea"], say: "…"),
      Reply(about: "twice", prints: ["milk\nmilk"], say: "…"),
      Reply(about: "late", prints: ["milk"], say: "…"),
    ])
    guard case .foreseen(let reply, let difference) = exercise.judge(.ended(output: output))
    else {
      Issue.record("nothing is said")
      return
    }
    #expect(reply.about == about)
    #expect(difference != nil)
  }

  private static let range = Attempt.crashed(
    .killed(signal: 4), "Fatal error: Index out of range")
  private static let bound = Attempt.crashed(.killed(signal: 4), "Fatal error: is bound already: …")

  // That each of them fits what it is for, the exercises show.
  private static let conditions: [(Reply, not: [Attempt])] = [
    (
      Reply(about: "whole lines", prints: ["tea"], say: "…"), [.ended(output: "iced tea\nteapot\n")]
    ),
    (Reply(about: "what has ended", lacks: ["tea"], say: "…"), [.endless, range, .refused("")]),
    (
      Reply(about: "what the compiler refuses", compiler: "missing return", say: "…"),
      [.refused("error: cannot find 'x' in scope"), .ended(output: "missing return\n")]
    ),
    (
      Reply(about: "what stops with words", stops: "is bound already", say: "…"),
      [range, .ended(output: "is bound already\n"), .refused("is bound already")]
    ),
    (Reply(about: "what stops", crashes: true, say: "…"), [range, .ended(output: ""), .endless]),
    (Reply(about: "nothing of the kind", say: "…"), [bound]),
    (Reply(about: "what never ends", endless: true, say: "…"), [.ended(output: ""), range]),
  ]

  @Test("a reply is for what it says, and for nothing else", arguments: conditions)
  func knowsEndings(reply: Reply, not others: [Attempt]) {
    #expect(!others.contains(where: reply.fits))
  }

  @Test(
    "what nobody foresaw differs in a first line",
    arguments: [
      ("tea\nmint\n", 2, "milk", "mint"), ("tea\n", 2, "milk", nil),
      ("tea\nmilk\n\n", 3, nil, ""), ("tea\nmilk\nmilk\n", 3, nil, "milk"),
    ] as [(String, Int, String?, String?)])
  func differs(output: String, line: Int, expected: String?, actual: String?) throws {
    guard case .differs(let difference) = sample().judge(.ended(output: output)) else {
      Issue.record("it does not differ")
      return
    }
    #expect(difference.line == line)
    #expect(difference.expected == expected && difference.actual == actual)
  }

  @Test("errors are found in the compiler's words, with file and line") func findsErrors() {
    let text = """
      Exercises/01/main.swift:9:5: warning: variable 'a' was never used
      Exercises/01/main.swift:12:7: error: cannot find 'x' in scope
      10 |   x.send()
      Exercises/01/main.swift:12:9: error: generic parameter 'Output' could not be inferred
      """
    let complaint = Complaint(
      file: "Exercises/01/main.swift", line: 12, text: "cannot find 'x' in scope")
    #expect(Complaint.all(in: text) == [complaint])
    #expect(sample().judge(.refused(text)) == .failed(.refused(text)))
  }

  @Test(
    "an exercise is meant by its number, with or without a zero, or its name",
    arguments: [
      ("03-tea", ["3", "03", "03-tea"], ["3b", "0", "03-", "", "30", "c3"]),
      ("c03-kettle", ["c3", "C03", "c03-kettle"], ["3", "03", "c", "c30"]),
      ("03b-tea", ["3b", "3B", "03B"], ["3", "03"]),
    ])
  func isMeant(name: String, by typed: [String], not others: [String]) {
    let exercise = Exercise(
      name: name, card: sample().card, program: "", solution: "", expected: "")
    #expect(typed.allSatisfy(exercise.isMeant))
    #expect(!others.contains(where: exercise.isMeant))
  }

  @Test("an exercise knows its number and its program at home")
  func knowsItsHome() {
    let chapters = Exercise(
      name: "c03-kettle", card: sample().card, program: "", solution: "", expected: "")
    #expect([sample(), chapters].map(\.number) == ["03", "c03"])
    #expect([sample(), chapters].map(\.homeProgram) == ["lesson-03", "chapter-03"])
  }
}

/// Returns the third exercise, whose solution prints two lines.
func sample(_ replies: [Reply] = []) -> Exercise {
  Exercise(
    name: "03-tea", card: ExerciseCard(title: "Tea", replies: replies, hints: ["Boil.", "Pour."]),
    program: "print(\"water\")\n", solution: "print(\"tea\")\nprint(\"milk\")\n",
    expected: "tea\nmilk\n")
}
