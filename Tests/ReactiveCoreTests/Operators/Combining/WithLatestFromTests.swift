import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct WithLatestFromTests {
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
