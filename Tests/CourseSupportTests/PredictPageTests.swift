import Testing

@testable import CourseSupport
@testable import LessonKit

/// What stands above the questions is read from the page, and so is what explains an answer.
@Suite struct PredictPageTests {
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
    <!-- questions: 03-a-film -->
    1. How many **runs** start
       on demand?
    2. Who sees it on television?
    <!-- end -->

    Guess before you read on: `make predict-03` asks you.

    ## Run it

    Two runs start, one for each. Ben comes late,
    but his run is new.
    """

  @Test("the text is what the reader sees, without the questions")
  func readsText() throws {
    #expect(
      try PredictPage(page).paragraphs == [
        .prose("A run is one execution. Ada and Ben watch:"),
        .prose("- Ada first, then Ben."),
        .code(["film.subscribe()", "", "  film.dispose()"]),
      ])
  }

  private func question(because: String?) -> Question {
    Question(
      number: 2, ask: "How?", source: .lane(section: "A", name: "b"), because: because,
      options: [])
  }

  @Test(
    "the sentence with the words of the card explains an answer",
    arguments: [
      ("Two runs start", "Two runs start, one for each."),
      ("Ben comes late", "Ben comes late, but his run is new."),
    ])
  func explains(because: String, sentence: String) throws {
    #expect(try PredictPage(page).explanation(of: question(because: because)) == sentence)
  }

  @Test(
    "an answer that no sentence explains, or more than one, is refused",
    arguments: [
      ("No runs start", "0 sentences of the page contain 'No runs start', not one"),
      ("Ben", "3 sentences of the page contain 'Ben', not one"),
      (nil, "prediction 2 has no 'because'"),
    ])
  func needsOneSentence(because: String?, problem: String) throws {
    let page = try PredictPage(page)
    #expect(throws: QuestionProblem(problem)) {
      try page.explanation(of: question(because: because))
    }
  }

  @Test("a page without the section says so") func needsSection() {
    #expect(throws: QuestionProblem("the page has no section 'Predict'")) {
      try PredictPage("# 3")
    }
  }
}
