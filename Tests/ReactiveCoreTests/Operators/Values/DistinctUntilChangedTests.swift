import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct DistinctUntilChangedTests {
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
}
