import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct SignalTests {
  private let log = Recorder<String>()

  /// The signal of the doc comment, which writes down what happens to it.
  private var greeting: Signal<String, Never> {
    Signal { [log] subscriber in
      log.append("produce")
      subscriber.send("hello")
      subscriber.complete()
      return Disposable { log.append("unsubscribed") }
    }
  }

  @Test("law 5: a closure of an operator that disposes keeps the value from subscribe(next:)")
  func disposesOnTheWay() {
    let (subscription, heard) = (Disposable(), Recorder<Int>())
    Signal<Int, Never>.from([1, 2]).map { value in
      subscription.dispose()
      return value
    }.subscribe(as: subscription) {
      heard.append($0)
    } completed: {
      heard.append(0)
    }
    #expect(heard.values == [])
  }

  @Test("each handler gets its kind of event")
  func subscribes() {
    let gate = Subject<Int, TestError>()
    for _ in 0..<2 {
      gate.signal.subscribe { [log] value in
        log.append("next \(value)")
      } failed: { [log] error in
        log.append("failed \(error)")
      } completed: { [log] in
        log.append("completed")
      }
    }
    gate.send(1)
    gate.fail(.server)
    #expect(log.values == ["next 1", "next 1", "failed server", "failed server"])
  }

  @Test("the subscription that is returned is disposed when the signal has ended")
  func returnsSubscription() {
    #expect(greeting.subscribe().isDisposed)
    #expect(log.values == ["produce", "unsubscribed"])
    #expect(!Signal<Int, Never>.never.subscribe().isDisposed)
  }
}
