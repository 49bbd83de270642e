import Testing

@testable import LessonKit

/// A guess is answered kindly: what was right, the first line that differs, and why.
@Suite struct LinePredictionTests {
  private let page = """
    ## Predict
    <!-- predict
    section: A
    because: two => One and one
    -->

    One and one makes two.
    """

  private func reply(to guess: [String]) throws -> [String] {
    let question = try LineQuestion(page: page)
    return LinePrediction(question: question, answer: ["one", "  two", "three"], guess: guess).reply
  }

  @Test("a guess that is right is told so")
  func isRight() throws {
    #expect(
      try reply(to: ["One", "two", "\"three\""])
        == ["All 3 lines are right.", "", "  = one", "  =   two", "  = three"])
  }

  @Test("no guess gets the answer")
  func isMissing() throws {
    #expect(
      try reply(to: [])
        == ["No guess is a fair answer, too. The lesson prints:", "", "one", "  two", "three"])
  }

  @Test("the first line that differs is shown with its reason, then all of it")
  func differs() throws {
    #expect(
      try reply(to: ["one", "three", "four"]) == [
        "The first line is right. The second is another one:", "", "  you wrote   three",
        "  it printed  two", "", "Why? The page says:", "  One and one makes two.", "",
        "All of it (= you had it, + you did not, - it is not printed):", "", "  = one", "  +   two",
        "  = three", "  - four",
      ])
  }

  @Test(
    "a guess that is too short or too long ends in nothing more",
    arguments: [
      (["one", "two"], "  you wrote   nothing more", "  it printed  three"),
      (["one", "two", "three", "4"], "  you wrote   4", "  it printed  nothing more"),
    ])
  func isShorterOrLonger(guess: [String], wrote: String, printed: String) throws {
    let reply = try reply(to: guess)
    #expect(Array(reply[2...3]) == [wrote, printed])
  }

  @Test(
    "the opening counts the lines that are right",
    arguments: [
      (["1"], "The first line is another one:"),
      (["one", "2"], "The first line is right. The second is another one:"),
      (["one", "two", "3"], "The first 2 lines are right. Line 3 is another one:"),
    ])
  func counts(guess: [String], opening: String) throws {
    #expect(try reply(to: guess).first == opening)
  }

  @Test("a line that is right at another place is told so, and matched where it comes first")
  func isMisplaced() throws {
    let question = try LineQuestion(page: page)
    let answer = ["one", "two", "three", "two", "three"]
    let reply = LinePrediction(question: question, answer: answer, guess: ["two", "three"]).reply
    #expect(reply[0] == "The first line is another one:")
    #expect(reply.suffix(5) == ["  + one", "  = two", "  = three", "  + two", "  + three"])
    let late = LinePrediction(question: question, answer: answer, guess: ["two", "one"]).reply
    #expect(late[0] == "The first line comes at another place:")
  }

  @Test("blanks are filled line by line, also where two lines have the same")
  func fillsBlanks() throws {
    let question = try LineQuestion(
      page: page.replacing("section: A", with: "section: A\nblank: \\d"))
    let reply = LinePrediction(
      question: question, answer: ["a: 1", "b: 2", "c: 1"], guess: ["1", "1", "1"]
    ).reply
    #expect(reply[0] == "The first line is right. The second is another one:")
    #expect(reply.suffix(4) == ["  = a: 1", "  - 1", "  + b: 2", "  = c: 1"])
  }
}
