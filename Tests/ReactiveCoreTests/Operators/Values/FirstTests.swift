import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct FirstTests {
  @Test(
    "first follows its drawing",
    arguments: [
      Drawing(
        "it is take(1)", "--1---2--|", expects: "--(1|)", lifetimes: "^-!"),
      Drawing("it completes when the source does", "---|", expects: "---|"),
      Drawing("it fails when the source does before that", "---#", expects: "---#"),
    ])
  func first(_ drawing: Drawing) {
    drawing.check { $0.first.first() }
  }
}
