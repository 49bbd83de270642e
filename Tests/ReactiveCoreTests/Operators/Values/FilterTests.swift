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

  @Test("law 3: filter and compactMap stop an endless source")
  func stopsEndless() {
    let endless = Signal<Int, Never>.endless
    #expect(endless.filter { $0 % 2 == 1 }.take(2).transcript().text == "1 3 |")
    #expect(endless.compactMap { $0 % 2 == 1 ? $0 : nil }.take(2).transcript().text == "1 3 |")
  }
}
