import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct EmptyTests {
  typealias Numbers = Signal<Int, TestError>

  @Test("empty completes at once, without a value")
  func empty() {
    #expect(Numbers.empty.transcript().text == "|")
  }
}
