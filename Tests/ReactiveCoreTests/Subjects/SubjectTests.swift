import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct SubjectTests {
  private let subject = Subject<Int, Trouble>()
  private let log = Recorder<String>()

  @Test("its doc comment's example: with nobody on the roster a value is lost")
  func losesValues() {
    subject.send(1)
    let heard = subject.signal.transcript()
    subject.send(2)
    #expect(heard.text == "2")
  }

  @Test("law 9: it delivers in the order of subscription")
  func deliversInOrder() {
    for name in ["a", "b", "c"] { subject.signal.log(name, into: log) }
    subject.send(1)
    subject.send(2)
    #expect(log.values == ["a1", "b1", "c1", "a2", "b2", "c2"])
  }

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

  @Test("it completes everybody, and it fails everybody")
  func ends() {
    let first = subject.signal.transcript()
    let second = subject.signal.transcript()
    subject.complete()
    #expect([first.text, second.text] == ["|", "|"])

    let other = Subject<Int, Trouble>()
    let third = other.signal.transcript()
    other.fail(.server)
    #expect(third.text == "#server")
  }

  @Test("it forwards events as they are")
  func forwards() {
    let heard = subject.signal.transcript()
    subject.forward(.next(1))
    subject.forward(.failed(.network))
    #expect(heard.text == "1 #network")
  }

  @Test(
    "law 10: after its end it ignores sends, and hands a late subscriber the ending at once",
    arguments: [Event<Int, Trouble>.completed, .failed(.network)])
  func isOver(_ ending: Event<Int, Trouble>) {
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

  @Test("law 5: whoever has left hears nothing more")
  func leaves() {
    let stays = subject.signal.transcript()
    let leaves = subject.signal.transcript()
    subject.send(1)
    leaves.subscription.dispose()
    subject.send(2)
    #expect(leaves.text == "1")
    #expect(stays.text == "1 2")
  }

  @Test("law 12: it keeps its subscribers only until they leave or it has ended")
  func releases() {
    weak var first: Recorder<Int>?
    weak var second: Recorder<Int>?
    let subscription = Disposable()
    do {
      let one = Recorder<Int>()
      let other = Recorder<Int>()
      (first, second) = (one, other)
      subject.signal.subscribe(as: subscription) { one.append($0) }
      subject.signal.subscribe { other.append($0) }
    }
    #expect(first != nil && second != nil)
    subscription.dispose()
    #expect(first == nil)
    subject.complete()
    #expect(second == nil)
  }

  @Test("law 12: after its end it keeps nobody, told of it or not", arguments: [true, false])
  func releasesUntold(comesLate: Bool) {
    weak var held: Recorder<Int>?
    if comesLate { subject.fail(.server) }
    do {
      // The clock never runs, so nothing that it has to deliver ends the subscription.
      let (clock, heard) = (VirtualScheduler(), Recorder<Int>())
      held = heard
      subject.signal.observe(on: clock).subscribe { heard.append($0) }
      if !comesLate { subject.fail(.server) }
    }
    #expect(held == nil)
  }

  @Test("law 12: a subscriber does not keep the subject alive")
  func isReleased() {
    weak var released: Subject<Int, Never>?
    let subscription: Disposable
    do {
      let station = Subject<Int, Never>()
      released = station
      subscription = station.signal.subscribe()
    }
    #expect(released == nil)
    #expect(!subscription.isDisposed)
    subscription.dispose()
  }
}
