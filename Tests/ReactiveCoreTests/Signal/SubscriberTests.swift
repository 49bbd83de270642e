import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct SubscriberTests {
  private let log = Recorder<String>()

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
}
