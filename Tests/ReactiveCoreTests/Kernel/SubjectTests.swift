import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct SubjectTests {
  private let subject = Subject<Int, TestError>()
  private let log = Recorder<String>()

  @Test("law 9: the order stays when somebody leaves and comes back")
  func keepsOrder() {
    let subscriptions = ["a", "b", "c"].map { subject.signal.log($0, into: log) }
    subscriptions[0].dispose()
    subject.signal.log("d", into: log)
    subscriptions[1].dispose()
    subject.signal.log("e", into: log)
    subject.send(1)
    #expect(log.values == ["c1", "d1", "e1"])
  }

  @Test(
    "law 10: after its end it ignores sends, and hands a late subscriber the ending at once",
    arguments: [Event<Int, TestError>.completed, .failed(.network)])
  func isOver(_ ending: Event<Int, TestError>) {
    let early = subject.signal.transcript()
    subject.send(1)
    subject.forward(ending)
    subject.send(2)
    subject.complete()
    subject.fail(.server)
    #expect(early.text == "1 \(ending.mark)")

    let late = subject.signal.transcript()
    #expect(late.text == ending.mark)
    #expect(late.subscription.isDisposed)
  }

  @Test("law 12: after its end it keeps nobody, told of it or not", arguments: [true, false])
  func releasesUntold(comesLate: Bool) {
    weak var held: Recorder<Int>?
    if comesLate { subject.complete() }
    subject.signal.subscribe()
    do {
      // The clock never runs, so nothing that it has to deliver ends the subscription.
      let (clock, heard) = (VirtualScheduler(), Recorder<Int>())
      held = heard
      subject.signal.delay(for: .seconds(1), on: clock).subscribe { heard.append($0) }
      if !comesLate { subject.complete() }
    }
    #expect(held == nil)
  }

  @Test("whoever leaves during a delivery is released after it, and not before")
  func leavesDuringDelivery() {
    let leaving = Disposable()
    func listen() {
      let probe = DeinitProbe { [log] in log.append("released") }
      subject.signal.listen(holding: probe, as: leaving)
    }
    listen()
    subject.signal.subscribe { [log] _ in
      leaving.dispose()
      log.append("left")
    }
    subject.send(1)
    #expect(log.values == ["left", "released"])
  }
}
