import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct HandleEventsTests {
  private let log = Recorder<String>()

  private func watched(_ source: Signal<Int, TestError>) -> Signal<Int, TestError> {
    source.handleEvents(
      subscribed: { [log] in log.append("subscribed") },
      next: { [log] in log.append("next \($0)") },
      failed: { [log] in log.append("failed \($0)") },
      completed: { [log] in log.append("completed") },
      disposed: { [log] in log.append("disposed") })
  }

  @Test("the closures see a life that completes, each thing before the subscriber does")
  func seesCompletion() {
    watched(.from([1, 2])).log("-> ", into: log)
    #expect(
      log.values == [
        "subscribed", "next 1", "-> 1", "next 2", "-> 2", "completed", "-> |", "disposed",
      ])
  }

  @Test("law 3: a subscribed closure that disposes keeps the source from being started")
  func disposesBeforeStart() {
    let subscription = Disposable()
    Signal<Int, Never>.endless.handleEvents(
      subscribed: { [log] in
        subscription.dispose()
        log.append("subscribed")
      },
      disposed: { [log] in log.append("disposed") }
    )
    .subscribe(as: subscription) { [log] in log.append("\($0)") }
    #expect(log.values == ["subscribed", "disposed"])
  }
}
