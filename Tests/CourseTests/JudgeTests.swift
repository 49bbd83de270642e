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

  @Test("a condition on lines holds for whole lines, in a program that has ended")
  func comparesWholeLines() {
    let prints = Reply(about: "a", prints: ["tea"], say: "…")
    #expect(prints.fits(.ended(output: "milk\ntea\n")))
    #expect(!prints.fits(.ended(output: "iced tea\nteapot\n")))
    let lacks = Reply(about: "a", lacks: ["tea"], say: "…")
    #expect(lacks.fits(.ended(output: "")))
    for attempt in [Attempt.endless, .crashed(.killed(signal: 4), ""), .refused("")] {
      #expect(!lacks.fits(attempt))
    }
  }

  @Test("a reply may be for what the compiler refuses, what stops early, or what never ends")
  func knowsOtherEndings() {
    let compiler = Reply(about: "a", compiler: "missing return", say: "…")
    #expect(compiler.fits(.refused("main.swift:1:1: error: missing return in closure")))
    #expect(!compiler.fits(.refused("main.swift:1:1: error: cannot find 'x' in scope")))
    #expect(!compiler.fits(.ended(output: "missing return\n")))
    let stops = Reply(about: "a", stops: "is bound already", say: "…")
    #expect(
      stops.fits(
        .crashed(.killed(signal: 4), "Fatal error: This property is bound already: dispose …")))
    #expect(!stops.fits(.crashed(.killed(signal: 4), "Fatal error: Index out of range")))
    #expect(!stops.fits(.ended(output: "is bound already\n")))
    #expect(!stops.fits(.refused("is bound already")))
    let crashes = Reply(about: "a", crashes: true, say: "…")
    #expect(crashes.fits(.crashed(.killed(signal: 11), "")))
    #expect(crashes.fits(.crashed(.killed(signal: 4), "Fatal error: Recursive call to lock Mutex")))
    #expect(!crashes.fits(.crashed(.killed(signal: 4), "Fatal error: Index out of range")))
    #expect(!crashes.fits(.ended(output: "")))
    #expect(!crashes.fits(.endless))
    #expect(!Reply(about: "a", say: "…").fits(.crashed(.killed(signal: 11), "")))
    let endless = Reply(about: "a", endless: true, say: "…")
    #expect(endless.fits(.endless))
    #expect(!endless.fits(.ended(output: "")))
    #expect(!endless.fits(.crashed(.killed(signal: 4), "")))
  }

  @Test("what nobody foresaw differs in a first line") func differs() {
    func difference(_ output: String) -> Difference? {
      if case .differs(let difference) = sample().judge(.ended(output: output)) {
        difference
      } else {
        nil
      }
    }
    #expect(difference("tea\nmint\n")?.line == 2)
    #expect(difference("tea\nmint\n")?.actual == "mint")
    #expect(difference("tea\n")?.expected == "milk")
    #expect(difference("tea\n")?.actual == nil)
    #expect(difference("tea\nmilk\n\n")?.line == 3)
    #expect(difference("tea\nmilk\n\n")?.expected == nil)
    #expect(difference("tea\nmilk\nmilk\n")?.actual == "milk")
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
    #expect(sample().judge(.refused(text)) == .refused([complaint], raw: text))
  }

  @Test(
    "an exercise is meant by its number, with or without a zero, or its name",
    arguments: [
      ("3", true), ("03", true), ("03-tea", true), ("3b", false), ("0", false), ("03-", false),
      ("", false), ("30", false),
    ])
  func isMeant(typed: String, isMeant: Bool) {
    #expect(sample().isMeant(by: typed) == isMeant)
  }
}

extension JudgeTests {
  @Test(
    "the exercise of a chapter is meant by its number behind a c",
    arguments: [
      ("c3", true), ("C03", true), ("c03-kettle", true), ("3", false), ("03", false),
      ("c", false), ("c30", false),
    ])
  func isMeantByChapter(typed: String, isMeant: Bool) {
    let chapters = Exercise(
      name: "c03-kettle", card: sample().card, program: "", solution: "", expected: "")
    #expect(chapters.isMeant(by: typed) == isMeant)
    #expect(!sample().isMeant(by: "c3"))
    #expect(chapters.number == "c03")
    #expect(chapters.homeProgram == "chapter-03")
    #expect(sample().homeProgram == "lesson-03")
  }

  @Test("the letter of a second exercise may be typed large", arguments: ["3b", "3B", "03B"])
  func isMeantByLetter(typed: String) {
    let second = Exercise(
      name: "03b-tea", card: sample().card, program: "", solution: "", expected: "")
    #expect(second.isMeant(by: typed))
    #expect(!sample().isMeant(by: typed))
  }
}

/// Returns the third exercise, whose solution prints two lines.
func sample(_ replies: [Reply] = []) -> Exercise {
  Exercise(
    name: "03-tea", card: Card(title: "Tea", replies: replies, hints: ["Boil.", "Pour."]),
    program: "print(\"water\")\n", solution: "print(\"tea\")\nprint(\"milk\")\n",
    expected: "tea\nmilk\n")
}
