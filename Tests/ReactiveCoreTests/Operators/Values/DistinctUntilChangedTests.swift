import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct DistinctUntilChangedTests {
  @Test("choice equality: a value that is not equal to itself is a change each time")
  func passesNaN() {
    let values = Signal<Double, Never>.from([.nan, .nan, 1, 1]).distinctUntilChanged()
    #expect(values.transcript().text == "nan nan 1.0 |")
  }

  @Test("a first value that is nil passes")
  func passesNil() {
    let values = Signal<Int?, Never>.from([nil, nil, 1, 1, nil]).distinctUntilChanged()
    #expect(values.collect().map(\.count).transcript().text == "3 |")
  }
}
