import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct NeverTests {
  typealias Numbers = Signal<Int, TestError>

  @Test("never sends nothing and does not end")
  func never() {
    let heard = Numbers.never.transcript()
    #expect(heard.text == "")
    #expect(!heard.subscription.isDisposed)
  }
}
