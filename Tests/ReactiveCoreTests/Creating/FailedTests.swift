import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct FailedTests {
  typealias Numbers = Signal<Int, TestError>

  @Test("failed fails at once")
  func failed() {
    #expect(Numbers.failed(.network).transcript().text == "#network")
  }
}
