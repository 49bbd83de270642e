import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct JustTests {
  typealias Numbers = Signal<Int, Trouble>

  @Test("just sends one value, and completes")
  func just() {
    #expect(Numbers.just(7).transcript().text == "7 |")
  }

  @Test("law 3: just does not complete for whoever leaves on the value")
  func justDisposed() {
    let log = Recorder<String>()
    let subscription = Disposable()
    Numbers.just(7).subscribeToEvents(as: subscription) { event in
      log.append(event.mark)
      subscription.dispose()
    }
    #expect(log.values == ["7"])
  }
}
