import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct TakeUntilTests {
  @Test(
    "choice takeUntil: the trigger's value ends it, the trigger's completion does not",
    arguments: [
      Drawing(
        "the trigger's value ends it, as in the doc comment", "1---2---3---4-|", "----------x",
        expects: "1---2---3-|", lifetimes: "^---------!", "^---------!"),
      Drawing(
        "the trigger's completion does not", "1---2---3-|", "--|",
        expects: "1---2---3-|", lifetimes: "^---------!", "^-!"),
    ])
  func endsWithValue(_ drawing: Drawing) {
    drawing.check { $0.first.takeUntil($0.second) }
  }

  @Test(
    "choice takeUntil: the trigger is subscribed first; if it sends at once, the source never is")
  func neverSubscribes() {
    let source = Signal<Int, Never>.endless.handleEvents(subscribed: {
      Issue.record("subscribed the source")
    })
    #expect(source.takeUntil(Signal<Int, Never>.just(1)).transcript().text == "|")
  }
}
