import Testing

@testable import ReactiveCore

@Suite(.watched) struct ThreadsClockTests {
  /// Four timed operators side by side; what does not happen at once is a unit apart.
  ///
  ///     source, an interval of 4 units    ----0---1---(2|)
  ///     throttle(7 units)                 ----0------1(2|)
  ///     debounce(2 units)                 ------0---1-(2|)
  ///     delay(1 unit)                     -----0---1---(2|)
  private func pipeline(unit: Duration, on clock: some TimedScheduler) -> Signal<String, Never> {
    let source = Signal<Int, Never>.interval(every: unit * 4, on: clock).take(3).share()
    func named(_ name: String, _ signal: Signal<Int, Never>) -> Signal<String, Never> {
      let parts = [signal.map { "\(name) \($0)" }, .just("\(name) ends")]
      return Signal<Signal<String, Never>, Never>.from(parts).concatMap { $0 }
    }
    return .merge(
      named("source", source),
      named("throttled", source.throttle(unit * 7, on: clock)),
      named("debounced", source.debounce(unit * 2, on: clock)),
      named("delayed", source.delay(unit, on: clock)))
  }

  // How long a busy machine lets a real queue wait, nobody can say. So this looks at what holds
  // however late a timer is: each operator's own order, and that nothing comes too early.
  @Test("a timed pipeline on a real queue loses no ending, keeps each order, and is never early")
  func realQueue() async {
    let queue = QueueScheduler(label: "real")
    let (detector, heard) = (OverlapDetector(), Heard<String>())
    let timed = pipeline(unit: .milliseconds(20), on: queue)
      .handleEvents(next: { _ in detector.pass() })
    let start = queue.now
    for await event in timed.values { heard.append(event) }
    func all(_ name: String) -> [String] {
      heard.all.filter { $0.hasPrefix(name) }.map { String($0.dropFirst(name.count + 1)) }
    }
    #expect(all("source") == ["0", "1", "2", "ends"])
    #expect(all("delayed") == ["0", "1", "2", "ends"])
    #expect(all("throttled").first == "0")
    for name in ["throttled", "debounced"] {
      #expect(all(name).suffix(2) == ["2", "ends"])
      #expect(all(name).dropLast() == all(name).dropLast().sorted()[...])
    }
    #expect(detector.collisions == 0)
    #expect(queue.now - start >= .milliseconds(13 * 20))
  }

  @Test("law 6: what eight threads send is delayed in the order in which it was sent")
  func delayKeepsOrderOfThreads() async {
    for _ in 0..<200 {
      let (queue, subject) = (QueueScheduler(label: "delay"), Subject<Int, Never>())
      let sent = Heard<Int>()
      // The first listener takes down the order; the second has its values delayed.
      subject.signal.subscribe { sent.append($0) }
      let delayed = subject.signal.delay(.microseconds(500), on: queue).collect().startEagerly(
        on: ImmediateClock())
      onThreads(8) { thread in
        for number in 0..<8 { subject.send(thread * 8 + number) }
      }
      subject.complete()
      for await values in delayed.values { #expect(values == sent.all) }
      #expect(sent.count == 64)
    }
  }

  @Test("work on a queue runs in the order of its due times, however late the queue is")
  func queueKeepsOrderOfDueTimes() {
    let (queue, heard, end) = (QueueScheduler(label: "late"), Heard<Due>(), Moment())
    // The queue is kept busy until all of the work is overdue.
    let isOverdue = Moment()
    queue.schedule { #expect(isOverdue.wait()) }
    for delay in (1...10).reversed().map(Duration.milliseconds) {
      let earliest = queue.now + delay
      let latest = Held<Duration>()
      queue.schedule(after: delay) {
        heard.append(Due(earliest: earliest, latest: latest.value ?? earliest))
      }
      latest.replace(with: queue.now + delay)
    }
    let last = Duration.milliseconds(11)
    queue.schedule(after: last) { end.announce() }
    let due = queue.now + last
    spin { queue.now > due }
    isOverdue.announce()
    #expect(end.wait())
    #expect(heard.count == 10)
    for (before, after) in Swift.zip(heard.all, heard.all.dropFirst()) {
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
