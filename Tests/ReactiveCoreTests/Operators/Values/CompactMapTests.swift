import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct CompactMapTests {
  @Test(
    "compactMap follows its drawing",
    arguments: [
      Drawing(
        "what becomes nil is left out, as in the doc comment", "1---x---3-|",
        expects: "1-------3-|", lifetimes: "^---------!"),
      Drawing("it fails when the source does", "1-x-#", expects: "1---#"),
      Drawing("it completes although nothing passed", "x-y-|", expects: "----|"),
    ])
  func compactMap(_ drawing: Drawing) {
    drawing.check { $0.first.compactMap { Int($0) } }
  }

  @Test("compactMap takes away one level of optional only")
  func compactMapUnwrapsOnce() {
    let signal = Signal<Int, Never>.from([1, 2, 3]).compactMap { number -> Int?? in
      number == 2 ? nil : .some(nil)
    }
    #expect(signal.collect().map(\.count).transcript().text == "2 |")
  }
}
