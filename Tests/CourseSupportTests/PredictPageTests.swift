import Testing

@testable import CourseSupport

/// What stands above the questions is read from the page.
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

    Two runs start, one for each.
    """)

  @Test("the text is what the reader sees, without the questions")
  func readsText() {
    #expect(
      page.paragraphs == [
        .prose("A run is one execution. Ada and Ben watch:"),
        .code(["film.subscribe()", "", "  film.dispose()"]),
      ])
  }
}
