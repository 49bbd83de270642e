import Testing

@testable import ReactiveCore

/// A source that needs nobody to send to it.
struct SourceRow: Sendable, CustomTestStringConvertible {
  typealias Listen = @Sendable (_ subscription: Disposable, _ handler: DeinitProbe) -> Void

  let testDescription: String
  /// Whether it holds what listens to it as long as its clock is there, which it holds, too.
  let keepsClock: Bool
  let make: @Sendable (Probes, VirtualScheduler) -> Listen

  init<Value, Failure>(
    _ name: String, keepsClock: Bool = false,
    _ make: @escaping @Sendable (Probes, VirtualScheduler) -> Signal<Value, Failure>
  ) {
    testDescription = name
    self.keepsClock = keepsClock
    self.make = { probes, clock in
      let signal = make(probes, clock)
      return { signal.listen(holding: $1, as: $0) }
    }
  }

  static let all = [
    SourceRow("just") { probes, _ in Signal<DeinitProbe, TestError>.just(probes.make("source")) },
    SourceRow("empty") { _, _ in Signal<DeinitProbe, TestError>.empty },
    SourceRow("never") { _, _ in Signal<DeinitProbe, TestError>.never },
    SourceRow("failed") { _, _ in Signal<DeinitProbe, TestError>.failed(TestError.server) },
    SourceRow("from") { probes, _ in
      Signal<DeinitProbe, Never>.from([probes.make("source"), probes.make("source")])
    },
    SourceRow("interval(every:)", keepsClock: true) { _, clock in
      Signal<Int, Never>.interval(every: .seconds(1), on: clock)
    },
    SourceRow("timer(after:)") { probes, clock in
      Signal<DeinitProbe, Never>.timer(
        after: .seconds(1), sending: probes.make("source"), on: clock)
    },
    SourceRow("Subject.signal") { _, _ in Subject<Int, Never>().signal },
    SourceRow("ReplaySubject.signal") { probes, _ in
      let subject = ReplaySubject<DeinitProbe, Never>(bufferSize: 2)
      for _ in 0..<3 { subject.send(probes.make("source")) }
      probes.watch(subject, as: "source")
      return subject.signal
    },
    SourceRow("Property.signal") { probes, _ in
      let property = Property(probes.make("source"))
      probes.watch(property, as: "source")
      return property.signal
    },
    SourceRow("ConnectableSignal.signal") { probes, _ in
      let connectable = Signal<DeinitProbe, Never>.just(probes.make("source")).multicast()
      probes.watch(connectable, as: "source")
      return connectable.signal
    },
    SourceRow("Command.execute") { probes, _ in
      let probe = probes.make("source")
      let command = Command<Int, DeinitProbe, TestError> { _ in
        Signal<DeinitProbe, TestError>.never.startWith(probe)
      }
      probes.watch(command, as: "source")
      return command.execute(1)
    },
  ]
}

@Suite(.watched) struct LeakSourceTests {
  @Test(
    "law 12: a source keeps nothing of a subscription that was disposed or has ended",
    arguments: SourceRow.all)
  func leavesNothing(_ row: SourceRow) {
    let (probes, clock) = (Probes(), VirtualScheduler())
    var listen: SourceRow.Listen? = row.make(probes, clock)
    let subscription = Disposable()
    listen?(subscription, probes.make("handler"))
    subscription.dispose()
    #expect(!probes.alive.contains("handler"), "while the clock stands and the source is kept")
    listen = nil
    #expect(probes.alive == [])
  }

  @Test(
    "law 12: a source goes with the last who knows it, and with its clock", arguments: SourceRow.all
  )
  func goesUnended(_ row: SourceRow) {
    let probes = Probes()
    var clock: VirtualScheduler? = VirtualScheduler()
    clock.map { row.make(probes, $0)(Disposable(), probes.make("handler")) }
    clock = nil
    #expect(probes.alive == (row.keepsClock ? ["handler"] : []))
  }

  @Test("law 12: work on a real queue is released when its ticket is disposed, not when it is due")
  func queuedWork() {
    let (probes, queue) = (Probes(), QueueScheduler(label: "queue"))
    let ticket = queue.schedule(after: .seconds(60), probes.make("work").touch)
    #expect(probes.alive == ["work"])
    ticket.dispose()
    #expect(probes.alive == [])
  }

  @Test("law 12: a clock keeps work that was done no longer than it takes")
  func doneWork() {
    let (probes, clock) = (Probes(), VirtualScheduler())
    let ticket = clock.schedule(after: .seconds(1), probes.make("work").touch)
    clock.advance(by: .seconds(1))
    #expect(probes.alive == [])
    #expect(ticket.isDisposed)
  }
}
