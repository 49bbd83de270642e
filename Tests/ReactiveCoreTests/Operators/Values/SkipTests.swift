import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct SkipTests {
  @Test(
    "skip follows its drawing",
    arguments: [
      Drawing(
        "the first values are left out, as in the doc comment", "1---2---3---4-|",
        expects: "--------3---4-|", lifetimes: "^-------------!"),
      Drawing("it completes when the source does, however early", "1-|", expects: "--|"),
      Drawing("it fails when the source does, however early", "1-#", expects: "--#"),
    ])
  func skip(_ drawing: Drawing) {
    drawing.check { $0.first.skip(2) }
  }

  @Test("skip(0) leaves nothing out")
  func skipsNothing() {
    Drawing("", "1-2-|", expects: "1-2-|").check { $0.first.skip(0) }
  }
}
