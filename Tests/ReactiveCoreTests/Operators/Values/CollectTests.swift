import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct CollectTests {
  @Test(
    "collect follows its drawing",
    arguments: [
      Drawing(
        "all values are sent as one array, as in the doc comment", "1---2---3-|",
        expects: "----------(a|)", values: ["a": "[1, 2, 3]"], lifetimes: "^---------!"),
      Drawing(
        "without a value the array is empty", "---|", expects: "---(a|)", values: ["a": "[]"]),
      Drawing("it fails without an array", "1-2-#", expects: "----#"),
    ])
  func collect(_ drawing: Drawing) {
    drawing.check { $0.first.numbers.collect() }
  }
}
