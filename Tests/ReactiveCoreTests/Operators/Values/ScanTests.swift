import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct ScanTests {
  @Test(
    "scan follows its drawing",
    arguments: [
      Drawing(
        "every intermediate result is sent, as in the doc comment", "1---2---3-|",
        expects: "1---3---6-|", lifetimes: "^---------!"),
      Drawing("it fails when the source does", "1-2-#", expects: "1-3-#"),
      Drawing("the initial value is not sent", "---|", expects: "---|"),
    ])
  func scan(_ drawing: Drawing) {
    drawing.check { $0.first.numbers.scan(0, +) }
  }
}
