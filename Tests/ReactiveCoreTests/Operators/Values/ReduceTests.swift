import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct ReduceTests {
  @Test(
    "reduce follows its drawing",
    arguments: [
      Drawing(
        "the final result is sent at the end, as in the doc comment", "1---2---3-|",
        expects: "----------(6|)", lifetimes: "^---------!"),
      Drawing("without a value it is the initial one", "---|", expects: "---(0|)"),
      Drawing("it fails without a result", "1-2-#", expects: "----#"),
      Drawing("a source that goes on has no result", "1-2-3--", expects: "-------"),
    ])
  func reduce(_ drawing: Drawing) {
    drawing.check { $0.first.numbers.reduce(0, +) }
  }

  @Test("reduce and scan combine from left to right")
  func combinesInOrder() {
    let letters = Signal<String, Never>.from(["a", "b", "c"])
    #expect(letters.reduce(">") { $0 + $1 }.transcript().text == ">abc |")
    #expect(letters.scan(">") { $0 + $1 }.transcript().text == ">a >ab >abc |")
  }

  @Test("law 3: whoever leaves on the result does not hear of the completion")
  func disposesOverResult() {
    let log = Recorder<String>()
    let subscription = Disposable()
    Signal<Int, Never>.from([1, 2]).reduce(0, +).subscribeToEvents(as: subscription) { event in
      log.append(event.mark)
      subscription.dispose()
    }
    #expect(log.values == ["3"])
  }
}
