import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct TakeUntilTests {
  @Test(
    "choice take(until:): the trigger's value ends it, the trigger's completion does not",
    arguments: [
      Drawing(
        "the trigger's value ends it, as in the doc comment", "1---2---3---4-|", "----------x",
        expects: "1---2---3-|", lifetimes: "^---------!", "^---------!"),
      Drawing(
        "the trigger's completion does not", "1---2---3-|", "--|",
        expects: "1---2---3-|", lifetimes: "^---------!", "^-!"),
    ])
  func endsWithValue(_ drawing: Drawing) {
    drawing.check { $0.first.take(until: $0.second) }
  }

  @Test(
    "choice take(until:): the trigger is subscribed first; if it sends at once, the source never is"
  )
  func neverSubscribes() {
    let source = Signal<Int, Never>.endless.handleEvents(subscribed: {
      Issue.record("subscribed the source")
    })
    #expect(source.take(until: Signal<Int, Never>.just(1)).transcript().text == "|")
  }

  @Test("a trigger that cannot fail ends a signal that can")
  func takesSafeTrigger() {
    let source = Subject<Int, TestError>()
    let trigger = Subject<Void, Never>()
    let heard = source.signal.take(until: trigger.signal).transcript()
    source.send(1)
    trigger.send(())
    source.send(2)
    #expect(heard.text == "1 |")
  }
}
