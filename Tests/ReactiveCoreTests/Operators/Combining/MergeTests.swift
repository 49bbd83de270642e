import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct MergeTests {
  @Test(
    "merge follows its drawing",
    arguments: [
      Drawing(
        "values come as they come, as in the doc comment", "1-----2---|", "--a-b--|",
        expects: "1-a-b-2---|", lifetimes: "^---------!", "^------!"),
      Drawing(
        "it completes with the last one, whichever it is", "1-|", "--a--|", expects: "1-a--|",
        lifetimes: "^-!", "^----!"),
      Drawing(
        "it fails as soon as one fails, and disposes the others", "1---2---|", "--#",
        expects: "1-#", lifetimes: "^-!", "^-!"),
    ])
  func merge(_ drawing: Drawing) {
    drawing.check { .merge($0.first, $0.second) }
  }

  @Test("three signals and an array of signals are merged the same way")
  func mergesMany() {
    let drawing = Drawing(
      "", "1---1|", "-2----2|", "--3-----3|", expects: "123-1-2-3|",
      lifetimes: "^----!", "^------!", "^--------!")
    drawing.check { .merge($0.first, $0.second, $0.third) }
    drawing.check { .merge($0.sources) }
  }

  @Test("choice merge: if the first fails at once, the second is never subscribed")
  func failsBeforeSecond() {
    let second = Signal<Int, TestError>.just(2).handleEvents(subscribed: {
      Issue.record("subscribed the second")
    })
    #expect(Signal.merge(.failed(.network), second).transcript().text == "#network")
  }
}
