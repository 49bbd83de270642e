import LessonKit
import ReactiveCore
import Testing

@Suite struct ScanTests {
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

  @Test(
    "collect follows its drawing",
    arguments: [
      Drawing(
        "all values are sent as one array, as in the doc comment", "1---2---3-|",
        expects: "----------(a|)", values: ["a": "[1, 2, 3]"], lifetimes: "^---------!"),
      Drawing(
        "without a value the array is empty", "---|", expects: "---(a|)", values: ["a": "[]"]),
      Drawing("it fails without an array", "1-2-#", expects: "----#"),
    ])
  func collect(_ drawing: Drawing) {
    drawing.check { $0.first.numbers.collect() }
  }

  @Test(
    "last follows its drawing",
    arguments: [
      Drawing(
        "the last value is sent, as in the doc comment", "1---2---3-|",
        expects: "----------(3|)", lifetimes: "^---------!"),
      Drawing("without a value it just completes", "---|", expects: "---|"),
      Drawing("it fails without a value", "1-2-#", expects: "----#"),
    ])
  func last(_ drawing: Drawing) {
    drawing.check { $0.first.last() }
  }

  @Test(
    "count follows its drawing",
    arguments: [
      Drawing(
        "the number of values is sent, as in the doc comment", "a---b---c-|",
        expects: "----------(3|)", lifetimes: "^---------!"),
      Drawing("without a value it is 0", "---|", expects: "---(0|)"),
      Drawing("it fails without a number", "1-2-#", expects: "----#"),
    ])
  func count(_ drawing: Drawing) {
    drawing.check { $0.first.count() }
  }

  @Test("law 3: who loses interest over the result does not hear of the completion")
  func disposesOverResult() {
    let log = Recorder<String>()
    let subscription = Disposable()
    Signal<Int, Never>.from([1, 2]).reduce(0, +).subscribeToEvents(as: subscription) { event in
      log.append(event.mark)
      subscription.dispose()
    }
    #expect(log.values == ["3"])
  }

  @Test("law 3: scan stops an endless source, and reduce has what was taken from one")
  func stopsEndless() {
    let endless = Signal<Int, Never>.endless
    #expect(endless.scan(0, +).take(4).transcript().text == "0 1 3 6 |")
    #expect(endless.take(4).reduce(0, +).transcript().text == "6 |")
  }
}
