import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct SubscriberTests {
  private let log = Recorder<String>()

  @Test("it sends values, and completes")
  func sendsAndCompletes() {
    let signal = Signal<Int, TestError> { subscriber in
      subscriber.send(1)
      subscriber.send(2)
      subscriber.complete()
      return .empty
    }
    #expect(signal.transcript().text == "1 2 |")
  }

  @Test("it fails with what went wrong")
  func fails() {
    let signal = Signal<Int, TestError> { subscriber in
      subscriber.send(1)
      subscriber.fail(.network)
      return .empty
    }
    #expect(signal.transcript().text == "1 #network")
  }

  @Test("it forwards events as they are")
  func forwards() {
    let signal = Signal<Int, TestError> { subscriber in
      for event in [.next(1), .next(2), .failed(.server)] as [Event<Int, TestError>] {
        subscriber.forward(event)
      }
      return .empty
    }
    #expect(signal.transcript().text == "1 2 #server")
  }

  @Test("law 1: after an ending nothing arrives, whatever is sent")
  func nothingAfterTheEnd() {
    let endings: [Event<Int, TestError>] = [.completed, .failed(.network)]
    for ending in endings {
      let signal = Signal<Int, TestError> { subscriber in
        subscriber.forward(ending)
        subscriber.send(9)
        subscriber.complete()
        subscriber.fail(.server)
        return .empty
      }
      #expect(signal.transcript().text == ending.mark)
    }
  }

  @Test("law 3: it knows its subscription while the producer runs")
  func knowsSubscription() {
    let subscription = Disposable()
    let signal = Signal<Int, Never> { [log] subscriber in
      log.append("\(subscriber.subscription === subscription)")
      return .empty
    }
    signal.subscribe(as: subscription)
    #expect(log.values == ["true"])
  }

  @Test("law 3: it tells the producer that nobody listens any more")
  func isDisposed() {
    let signal = Signal<Int, Never> { [log] subscriber in
      log.append("\(subscriber.isDisposed)")
      subscriber.send(1)
      log.append("\(subscriber.isDisposed)")
      return .empty
    }
    let subscription = Disposable()
    signal.subscribe(as: subscription) { _ in subscription.dispose() }
    #expect(log.values == ["false", "true"])
  }

  @Test("it is disposed after it has ended")
  func isDisposedAfterTheEnd() {
    let signal = Signal<Int, Never> { [log] subscriber in
      subscriber.complete()
      log.append("\(subscriber.isDisposed)")
      return .empty
    }
    signal.subscribe()
    #expect(log.values == ["true"])
  }

  @Test("law 8: what is sent from inside a handler is queued, not nested")
  func queues() {
    let held = Recorder<Subscriber<Int, Never>>()
    let signal = Signal<Int, Never> { subscriber in
      held.append(subscriber)
      subscriber.send(1)
      return .empty
    }
    signal.subscribe { [log] value in
      log.append("begin \(value)")
      if value < 3 { held.values[0].send(value + 1) } else { held.values[0].complete() }
      log.append("end \(value)")
    } completed: { [log] in
      log.append("|")
    }
    #expect(log.values == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3", "|"])
  }
}
