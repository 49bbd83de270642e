import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct CountTests {
  @Test(
    "count follows its drawing",
    arguments: [
      Drawing(
        "the number of values is sent, as in the doc comment", "a---b---c-|",
        expects: "----------(3|)", lifetimes: "^---------!"),
      Drawing("without a value it is 0", "---|", expects: "---(0|)"),
      Drawing("it fails without a number", "1-2-#", expects: "----#"),
    ])
  func count(_ drawing: Drawing) {
    drawing.check { $0.first.count() }
  }
}
