import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct StartWithTests {
  @Test(
    "startWith follows its drawing",
    arguments: [
      Drawing(
        "a value of its own comes first, as in the doc comment", "--1---2-|",
        expects: "0-1---2-|", lifetimes: "^-------!"),
      Drawing("it fails when the source does", "--1-#", expects: "0-1-#"),
      Drawing("the value comes also before an empty source", "--|", expects: "0-|"),
    ])
  func startWith(_ drawing: Drawing) {
    drawing.check { $0.first.startWith("0") }
  }
}
