import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct JustTests {
  typealias Numbers = Signal<Int, TestError>

  @Test("just sends one value, and completes")
  func just() {
    #expect(Numbers.just(7).transcript().text == "7 |")
  }
}
