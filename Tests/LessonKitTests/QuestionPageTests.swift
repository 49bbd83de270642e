import Testing

@testable import LessonKit

/// What a page asks its reader to predict is read from the page itself.
@Suite struct QuestionPageTests {
  private let page = """
    # 3 · A film

    ## Predict

    A **run** is [one execution](01.md).
    Ada and Ben watch:

    - Ada first,
      then Ben.

    <!-- snippet: x -->
    ```swift
    film.subscribe()

      film.dispose()
    ```
    <!-- end -->
    1. How many **runs** start
       on demand?
    2. Who sees it on television?

    `make predict-03` asks you.

    <!-- predict
    1 answer: On demand => runs: (\\d+)
    1 because: Two runs start
    1 wrong: 1 => One run would be television.
    1 wrong: 3 => Ada and Ben are two.
    2 lane: On television => Ben
    2 because: Ben comes late
    -->

    ## Run it

    Two runs start, one for each. Ben comes late,
    but his run is new.
    """

  @Test("the text is what the reader sees, without the questions")
  func readsText() throws {
    #expect(
      try QuestionPage(page: page).paragraphs == [
        .prose("A run is one execution. Ada and Ben watch:"),
        .prose("- Ada first, then Ben."),
        .code(["film.subscribe()", "", "  film.dispose()"]),
      ])
  }

  @Test("the questions are the numbered list, with what the comment says of each")
  func readsQuestions() throws {
    let questions = try QuestionPage(page: page).questions
    #expect(questions.map(\.number) == [1, 2])
    #expect(
      questions.map(\.text) == [
        "How many runs start on demand?", "Who sees it on television?",
      ])
    #expect(
      questions.map(\.because) == [
        "Two runs start, one for each.", "Ben comes late, but his run is new.",
      ])
    #expect(
      questions[0].mistakes == [
        Mistake(guess: "1", reply: "One run would be television."),
        Mistake(guess: "3", reply: "Ada and Ben are two."),
      ])
    #expect(questions[1].mistakes == [])
  }

  @Test(
    "a page that cannot be asked from says what is wrong",
    arguments: [
      ("# 3", "the page has no section 'Predict'"),
      ("## Predict\n\nGuess.", "the section 'Predict' asks nothing: it has no numbered list"),
      ("## Predict\n\n1. How?\n3. Why?", "the questions are not numbered 1, 2, 3"),
    ])
  func refusesPage(page: String, problem: String) {
    #expect(throws: PageProblem(problem)) { try QuestionPage(page: page) }
  }

  @Test(
    "a line of the comment that is of no use says what is wrong",
    arguments: [
      ("2 lane: On", "2 lanes: On", "'2 lanes: On television => Ben' is no line of a prediction"),
      ("2 because", "3 because", "'3 because: Ben comes late' belongs to no question"),
      ("2 because", "0 because", "'0 because: Ben comes late' belongs to no question"),
      ("2 because: Ben comes late\n", "", "question 2 has 0 lines 'because:', not one"),
      ("2 lane: On television => Ben\n", "", "question 2 has 0 answers, not one"),
      ("2 lane", "1 lane", "question 1 has 2 answers, not one"),
      ("=> Ben", "Ben", "'2 lane: On television Ben' needs a section, '=>' and what to find there"),
      ("3 =>", "3", "'1 wrong: 3 Ada and Ben are two.' needs a guess, '=>' and a reply"),
      ("(\\d+)", "(\\d+", "'runs: (\\d+' is no regular expression"),
      (
        "(\\d+)", "\\d+",
        "'runs: \\d+' needs one pair of round brackets: the answer stands in it"
      ),
      (
        "(\\d+)", "(\\d)(\\d)",
        "'runs: (\\d)(\\d)' needs one pair of round brackets: the answer stands in it"
      ),
      (": Two runs", ": No runs", "0 sentences of the page contain 'No runs start', not one"),
      (": Ben comes late", ": Ben", "3 sentences of the page contain 'Ben', not one"),
    ])
  func refusesLine(old: String, new: String, problem: String) {
    #expect(throws: PageProblem(problem)) {
      try QuestionPage(page: page.replacing(old, with: new, maxReplacements: 1))
    }
  }
}
