import Testing

@testable import ReactiveCore

@Suite(.watched) struct ThreadsClockTests {
  @Test("law 6: what eight threads send is delayed in the order in which it was sent")
  func delayKeepsOrderOfThreads() async {
    for _ in 0..<200 {
      let (queue, subject) = (QueueScheduler(label: "delay"), Subject<Int, Never>())
      let sent = ThreadRecorder<Int>()
      // The first listener takes down the order; the second has its values delayed.
      subject.signal.subscribe { sent.append($0) }
      let delayed = subject.signal.delay(for: .microseconds(500), on: queue).collect().startEagerly(
        on: ImmediateClock())
      onThreads(8) { thread in
        for number in 0..<8 { subject.send(thread * 8 + number) }
      }
      subject.complete()
      for await values in delayed.values { #expect(values == sent.values) }
      #expect(sent.count == 64)
    }
  }
}
