import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct LastTests {
  @Test(
    "last follows its drawing",
    arguments: [
      Drawing(
        "the last value is sent, as in the doc comment", "1---2---3-|",
        expects: "----------(3|)", lifetimes: "^---------!"),
      Drawing("without a value it just completes", "---|", expects: "---|"),
      Drawing("it fails without a value", "1-2-#", expects: "----#"),
    ])
  func last(_ drawing: Drawing) {
    drawing.check { $0.first.last() }
  }
}
