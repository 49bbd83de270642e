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

  @Test(
    "law 4: a source whose failure waits for a handler is torn down after it",
    arguments: ["flatMapLatest", "delay"])
  func failsFirst(name: String) {
    let (source, inner) = (Subject<Int, Trouble>(), Subject<Int, Trouble>())
    let (log, clock) = (Recorder<String>(), VirtualScheduler())
    let watched = source.signal.handleEvents(disposed: { log.append("torn down") })
    let joined =
      name == "delay"
      ? watched.delay(.seconds(1), on: clock) : watched.flatMapLatest { _ in inner.signal }
    joined.subscribe { value in
      source.fail(.network)
      log.append("\(value)")
    } failed: { error in
      log.append("\(error)")
    }
    source.send(1)
    inner.send(1)
    clock.run()
    #expect(log.values == ["1", "network", "torn down"])
  }
}
