import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct SignalTests {
  private let log = Recorder<String>()

  /// The signal of the doc comment, which writes down what happens to it.
  private var greeting: Signal<String, Never> {
    Signal { [log] subscriber in
      log.append("produce")
      subscriber.send("mkj")
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

  @Test("law 2: nothing runs until somebody subscribes")
  func isLazy() {
    _ = greeting
    #expect(log.values == [])
  }

  @Test("law 2: every subscription runs the producer anew")
  func runsAnew() {
    let signal = greeting
    signal.log("a:", into: log)
    signal.log("b:", into: log)
    #expect(
      log.values == [
        "produce", "a:mkj", "a:|", "unsubscribed",
        "produce", "b:mkj", "b:|", "unsubscribed",
      ])
  }

  @Test("law 4: the ending is delivered first, then teardown runs, of a synchronous source")
  func teardownAfterSynchronousEnd() {
    greeting.log(into: log)
    #expect(log.values == ["produce", "mkj", "|", "unsubscribed"])
  }

  @Test("law 4: the ending is delivered first, then teardown runs, of an asynchronous source")
  func teardownAfterAsynchronousEnd() {
    let gate = Subject<Int, TestError>()
    let signal = Signal<Int, TestError> { [log] subscriber in
      subscriber.subscription.add { log.append("added first") }
      subscriber.subscription.add(gate.signal.subscribeToEvents { subscriber.forward($0) })
      return Disposable { log.append("returned") }
    }
    signal.log(into: log)
    gate.send(1)
    gate.fail(.network)
    #expect(log.values == ["1", "#network", "returned", "added first"])
  }

  @Test("law 3: a signal whose subscription is disposed already is never started")
  func neverStarts() {
    let subscription = Disposable()
    subscription.dispose()
    let returned = greeting.subscribe(as: subscription) { [log] in log.append($0) }
    #expect(log.values == [])
    #expect(returned === subscription)
  }

  @Test("law 5: after the disposal no event arrives, and teardown runs once")
  func disposes() {
    let gate = Subject<Int, Never>()
    let signal = Signal<Int, Never> { [log] subscriber in
      let inner = gate.signal.subscribeToEvents { subscriber.forward($0) }
      return Disposable {
        inner.dispose()
        log.append("unsubscribed")
      }
    }
    let subscription = signal.log(into: log)
    gate.send(1)
    subscription.dispose()
    subscription.dispose()
    gate.send(2)
    gate.complete()
    #expect(log.values == ["1", "unsubscribed"])
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

  @Test("all handlers together are one subscription, and none of them is needed")
  func subscribesWithoutHandlers() {
    greeting.subscribe()
    #expect(log.values == ["produce", "unsubscribed"])
  }

  @Test("its doc comment's example prints 1, 2, done")
  func example() {
    Signal<Int, Never>.from([1, 2]).subscribe { [log] value in
      log.append("\(value)")
    } completed: { [log] in
      log.append("done")
    }
    #expect(log.values == ["1", "2", "done"])
  }

  @Test("the subscription that is returned is disposed when the signal has ended")
  func returnsSubscription() {
    #expect(greeting.subscribe().isDisposed)
    #expect(!Signal<Int, Never>.never.subscribe().isDisposed)
  }
}
