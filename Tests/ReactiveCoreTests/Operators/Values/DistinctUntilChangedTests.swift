import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct DistinctUntilChangedTests {
  @Test(
    "distinctUntilChanged follows its drawing",
    arguments: [
      Drawing(
        "a value that equals the one before is left out, as in the doc comment", "1-1-2-2-1-|",
        expects: "1---2---1-|", lifetimes: "^---------!"),
      Drawing("it fails when the source does", "1-1-#", expects: "1---#"),
      Drawing("it completes without a value", "---|", expects: "---|"),
    ])
  func distinctUntilChanged(_ drawing: Drawing) {
    drawing.check { $0.first.distinctUntilChanged() }
  }

  @Test("choice equality: two values that are not equal to themselves count as equal")
  func knowsNaN() {
    let values = Signal<Double, Never>.from([.nan, .nan, 1, .nan]).distinctUntilChanged()
    #expect(values.transcript().text == "nan 1.0 nan |")
  }

  @Test("a first value that is nil passes")
  func passesNil() {
    let values = Signal<Int?, Never>.from([nil, nil, 1, 1, nil]).distinctUntilChanged()
    #expect(values.collect().map(\.count).transcript().text == "3 |")
  }

  @Test(
    "distinctUntilChanged(by:) follows its drawing",
    arguments: [
      Drawing(
        "it compares keys, as in the doc comment", "1-3-4---6-|", expects: "1---4-----|",
        lifetimes: "^---------!"),
      Drawing("a failure passes", "1-#", expects: "1-#"),
    ])
  func distinctByKey(_ drawing: Drawing) {
    drawing.check { $0.first.numbers.distinctUntilChanged { $0 % 2 } }
  }
}
