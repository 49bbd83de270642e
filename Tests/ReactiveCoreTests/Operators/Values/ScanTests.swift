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

  @Test("law 3: scan stops an endless source, and reduce has what was taken from one")
  func stopsEndless() {
    let endless = Signal<Int, Never>.endless
    #expect(endless.scan(0, +).take(4).transcript().text == "0 1 3 6 |")
    #expect(endless.take(4).reduce(0, +).transcript().text == "6 |")
  }
}
