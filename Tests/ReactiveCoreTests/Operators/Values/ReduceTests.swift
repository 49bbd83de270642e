import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct ReduceTests {
  @Test(
    "reduce follows its drawing",
    arguments: [
      Drawing(
        "the final result is sent at the end, as in the doc comment", "1---2---3-|",
        expects: "----------(6|)", lifetimes: "^---------!"),
      Drawing("without a value it is the initial one", "---|", expects: "---(0|)"),
      Drawing("it fails without a result", "1-2-#", expects: "----#"),
      Drawing("a source that goes on has no result", "1-2-3--", expects: "-------"),
    ])
  func reduce(_ drawing: Drawing) {
    drawing.check { $0.first.numbers.reduce(0, +) }
  }
}
