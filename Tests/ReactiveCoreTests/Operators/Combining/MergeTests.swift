import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct MergeTests {
  @Test("three signals and an array of signals are merged the same way")
  func mergesMany() {
    let drawing = Drawing(
      "", "1---1|", "-2----2|", "--3-----3|", expects: "123-1-2-3|",
      lifetimes: "^----!", "^------!", "^--------!")
    drawing.check { merge($0.first, $0.second, $0.third) }
    drawing.check { merge($0.sources) }
  }

  @Test("choice merge: if the first fails at once, the second is never subscribed")
  func failsBeforeSecond() {
    let second = Signal<Int, TestError>.just(2).handleEvents(subscribed: {
      Issue.record("subscribed the second")
    })
    #expect(merge(.failed(.network), second).transcript().text == "#network")
  }
}
