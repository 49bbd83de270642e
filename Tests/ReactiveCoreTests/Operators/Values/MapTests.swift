import LessonKit
import Testing

@testable import ReactiveCore

@Suite(.watched) struct MapTests {
  @Test(
    "map follows its drawing",
    arguments: [
      Drawing(
        "every value is transformed, as in the doc comment", "1---2---3-|",
        expects: "2---4---6-|", lifetimes: "^---------!"),
      Drawing(
        "it fails when the source does", "1---2-#", expects: "2---4-#", lifetimes: "^-----!"),
      Drawing("it completes without a value", "---|", expects: "---|", lifetimes: "^--!"),
      Drawing("it does not end when the source does not", "1--2--", expects: "2--4--"),
    ])
  func map(_ drawing: Drawing) {
    drawing.check { $0.first.numbers.map { $0 * 2 } }
  }
}
