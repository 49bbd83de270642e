import Foundation
import Testing

@testable import CourseSupport

/// What stands above the questions is read from the page, and so is what explains an answer.
@Suite struct PredictPageTests {
  private let page = PredictPage(
    """
    # 3 · A film

    ## Predict

    A **run** is [one execution](01.md).
    Ada and Ben watch:

    <!-- snippet: x -->
    ```swift
    film.subscribe()

      film.dispose()
    ```
    <!-- end -->
    <!-- questions: 03-a-film -->
    1. How many **runs** start
       on demand?
    <!-- end -->

    Guess before you read on: `make predict-03` asks you.

    ## Run it

    Two runs start, one for each. Ben comes late,
    but his run is new.
    """)

  @Test("the text is what the reader sees, without the questions")
  func readsText() {
    #expect(
      page.paragraphs == [
        .prose("A run is one execution. Ada and Ben watch:"),
        .code(["film.subscribe()", "", "  film.dispose()"]),
      ])
  }

  @Test(
    "the one sentence with the words of the card explains an answer",
    arguments: [
      ("Two runs start", "Two runs start, one for each."),
      ("late, but", "Ben comes late, but his run is new."), ("No runs", nil), ("Ben", nil),
    ] as [(String, String?)])
  func explains(because: String, sentence: String?) throws {
    let json = Data(#"{"ask": "How?", "because": "\#(because)", "options": []}"#.utf8)
    let question = try JSONDecoder().decode(Question.self, from: json)
    #expect((try? page.explanation(of: question)) == sentence)
  }
}
