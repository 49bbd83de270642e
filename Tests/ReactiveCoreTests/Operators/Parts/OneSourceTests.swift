import LessonKit
import ReactiveCore
import Testing

/// What the operators on one source that may outlive it have in common.
@Suite(.watched) struct OneSourceTests {
  @Test("law 5: nothing is made of a value that is on its way at the disposal")
  func makesNothingLate() {
    let (made, subscription) = (Counter(), Disposable())
    Signal<Int, Never>.just(1).map { value in
      subscription.dispose()
      return value
    }.flatMapLatest { value in
      made.increment()
      return Signal<Int, Never>.just(value)
    }.subscribe(as: subscription)
    #expect(made.count == 0)
  }
}
