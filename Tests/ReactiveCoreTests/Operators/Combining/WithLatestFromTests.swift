import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct WithLatestFromTests {
  @Test(
    "withLatestFrom follows its drawing",
    arguments: [
      Drawing(
        "each value gets the latest of the other, as in the doc comment",
        "--1---2---3-|", "a---b---c", expects: "--x---y---z-|",
        values: ["x": "1a", "y": "2b", "z": "3c"], lifetimes: "^-----------!", "^-----------!"),
      Drawing(
        "values that come before the other has sent one are dropped", "12--3|", "---a-----",
        expects: "----x|", values: ["x": "3a"]),
      Drawing(
        "that the other completes changes nothing: its last value stays", "--1--2-|", "a|",
        expects: "--x--y-|", values: ["x": "1a", "y": "2a"], lifetimes: "^------!", "^!"),
      Drawing(
        "nor if the other completes without a value (combineLatest would complete)", "--1--2-|",
        "-|", expects: "-------|", lifetimes: "^------!", "^!"),
      Drawing(
        "it fails as soon as the source does", "--1-#", "a-----", expects: "--x-#",
        values: ["x": "1a"], lifetimes: "^---!", "^---!"),
      Drawing(
        "it fails as soon as the other does", "--1---|", "a---#", expects: "--x-#",
        values: ["x": "1a"], lifetimes: "^---!", "^---!"),
      Drawing("a value of the other sends nothing", "1------|", "-bcd---", expects: "-------|"),
    ])
  func withLatestFrom(_ drawing: Drawing) {
    drawing.check { $0.first.withLatestFrom($0.second).map { $0 + $1 } }
  }

  @Test("choice withLatestFrom: the other is subscribed first, so what it has at once is there")
  func subscribesOtherFirst() {
    let pairs = Signal<Int, Never>.from([1, 2]).withLatestFrom(Signal<Int, Never>.just(10))
    #expect(pairs.map(+).transcript().text == "11 12 |")
  }

  @Test("choice withLatestFrom: if the other fails at once, the source is never subscribed")
  func failsBeforeSource() {
    let source = Signal<Int, TestError>.just(2).handleEvents(subscribed: {
      Issue.record("subscribed the source")
    })
    let pairs = source.withLatestFrom(Signal<Int, TestError>.failed(.network))
    #expect(pairs.map(+).transcript().text == "#network")
  }
}
