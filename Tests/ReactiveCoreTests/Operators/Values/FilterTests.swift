import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct FilterTests {
  @Test(
    "filter follows its drawing",
    arguments: [
      Drawing(
        "what does not satisfy the condition is left out, as in the doc comment", "1---2---3---4-|",
        expects: "----2-------4-|", lifetimes: "^-------------!"),
      Drawing("it fails when the source does", "1-2-3-#", expects: "--2---#"),
      Drawing("it completes although nothing passed", "1-3-|", expects: "----|"),
      Drawing("it completes without a value", "---|", expects: "---|"),
    ])
  func filter(_ drawing: Drawing) {
    drawing.check { $0.first.numbers.filter { $0 % 2 == 0 } }
  }
}
