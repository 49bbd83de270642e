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
      let delayed = subject.signal.delay(.microseconds(500), on: queue).collect().startEagerly(
        on: ImmediateClock())
      onThreads(8) { thread in
        for number in 0..<8 { subject.send(thread * 8 + number) }
      }
      subject.complete()
      for await values in delayed.values { #expect(values == sent.values) }
      #expect(sent.count == 64)
    }
  }

  @Test("work on a queue runs in the order of its due times, however late the queue is")
  func queueKeepsOrderOfDueTimes() {
    let (queue, heard, end) = (QueueScheduler(label: "late"), ThreadRecorder<Due>(), Moment())
    // The queue is kept busy until all of the work is overdue.
    let isOverdue = Moment()
    queue.schedule { #expect(isOverdue.wait()) }
    for delay in (1...10).reversed().map(Duration.milliseconds) {
      let earliest = queue.now + delay
      let latest = Held<Duration>()
      queue.schedule(after: delay) {
        heard.append(Due(earliest: earliest, latest: latest.value ?? earliest))
      }
      latest.value = queue.now + delay
    }
    let last = Duration.milliseconds(11)
    queue.schedule(after: last) { end.announce() }
    let due = queue.now + last
    spin { queue.now > due }
    isOverdue.announce()
    #expect(end.wait())
    #expect(heard.count == 10)
    for (before, after) in Swift.zip(heard.values, heard.values.dropFirst()) {
      #expect(before.earliest <= after.latest)
    }
  }

  /// When a piece of work is due, as exactly as one can tell from outside.
  private struct Due {
    /// Its delay after the time just before it was scheduled.
    var earliest: Duration
    /// Its delay after the time just after that: later, if its thread had to wait for a core.
    var latest: Duration
  }
}
