import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct ReplaySubjectTests {
  private let log = Recorder<String>()

  private func subject(
    of size: Int, sending values: ClosedRange<Int>
  ) -> ReplaySubject<Int, TestError> {
    let subject = ReplaySubject<Int, TestError>(bufferSize: size)
    for value in values { subject.send(value) }
    return subject
  }

  @Test(
    "it remembers as many values as it was told",
    arguments: [(0, ""), (1, "3"), (3, "1 2 3"), (9, "1 2 3"), (.max, "1 2 3")])
  func remembers(_ size: Int, _ replayed: String) {
    #expect(subject(of: size, sending: 1...3).signal.transcript().text == replayed)
  }

  @Test("law 10: live order equals replay order, also when one sends while being handed the past")
  func replayOrderIsLiveOrder() {
    let chat = subject(of: 2, sending: 1...3)
    chat.signal.log("early ", into: log)
    let heard = Recorder<String>()
    chat.signal.subscribe { value in
      heard.append("\(value)")
      if value == 2 { chat.send(4) }
    }
    chat.send(5)
    #expect(heard.values == ["2", "3", "4", "5"])
    #expect(log.values == ["early 2", "early 3", "early 4", "early 5"])
    #expect(chat.signal.transcript().text == "4 5")
  }
}
