import Testing

@testable import ReactiveCore

/// A source that needs nobody to send to it.
struct SourceRow: Sendable, CustomTestStringConvertible {
  typealias Listen = LeakStage.Listen

  let testDescription: String
  let make: @Sendable (Tokens, VirtualScheduler) -> Listen

  init<Value, Failure>(
    _ name: String,
    _ make: @escaping @Sendable (Tokens, VirtualScheduler) -> Signal<Value, Failure>
  ) {
    testDescription = name
    self.make = { tokens, clock in
      let signal = make(tokens, clock)
      return { subscription, handler in
        signal.subscribeToEvents(as: subscription) { _ in handler.touch() }
      }
    }
  }

  static let all = [
    SourceRow("just") { tokens, _ in Signal<Token, TestError>.just(tokens.make("source")) },
    SourceRow("empty") { _, _ in Signal<Token, TestError>.empty },
    SourceRow("never") { _, _ in Signal<Token, TestError>.never },
    SourceRow("failed") { _, _ in Signal<Token, TestError>.failed(TestError.server) },
    SourceRow("from") { tokens, _ in
      Signal<Token, Never>.from([tokens.make("source"), tokens.make("source")])
    },
    SourceRow("interval(every:)") { _, clock in
      Signal<Int, Never>.interval(every: .seconds(1), on: clock)
    },
    SourceRow("timer(after:)") { tokens, clock in
      Signal<Token, Never>.timer(after: .seconds(1), sending: tokens.make("source"), on: clock)
    },
    SourceRow("Subject.signal") { _, _ in Subject<Int, Never>().signal },
    SourceRow("ReplaySubject.signal") { tokens, _ in
      let subject = ReplaySubject<Token, Never>(bufferSize: 2)
      for _ in 0..<3 { subject.send(tokens.make("source")) }
      tokens.watch(subject, as: "source")
      return subject.signal
    },
    SourceRow("Property.signal") { tokens, _ in
      let property = Property(tokens.make("source"))
      tokens.watch(property, as: "source")
      return property.signal
    },
    SourceRow("ConnectableSignal.signal") { tokens, _ in
      let connectable = Signal<Token, Never>.just(tokens.make("source")).multicast()
      tokens.watch(connectable, as: "source")
      return connectable.signal
    },
    SourceRow("Command.execute") { tokens, _ in
      let token = tokens.make("source")
      let command = Command<Int, Token, TestError> { _ in
        Signal<Token, TestError>.never.startWith(token)
      }
      tokens.watch(command, as: "source")
      return command.execute(1)
    },
  ]
}

@Suite(.watched) struct LeakSourceTests {
  @Test(
    "law 12: a source keeps nothing of a subscription that was disposed or has ended",
    arguments: SourceRow.all)
  func leavesNothing(_ row: SourceRow) {
    let (tokens, clock) = (Tokens(), VirtualScheduler())
    var listen: LeakStage.Listen? = row.make(tokens, clock)
    let subscription = Disposable()
    listen?(subscription, tokens.make("handler"))
    subscription.dispose()
    #expect(!tokens.alive.contains("handler"), "while the clock stands and the source is kept")
    listen = nil
    #expect(tokens.alive == [])
  }

  @Test("law 12: a source goes with the last who knows it", arguments: SourceRow.all)
  func goesUnended(_ row: SourceRow) {
    let (tokens, clock) = (Tokens(), VirtualScheduler())
    row.make(tokens, clock)(Disposable(), tokens.make("handler"))
    if row.testDescription == "interval(every:)" {
      #expect(tokens.alive == ["handler"], "a clock is who keeps an interval, for ever")
    } else {
      clock.run()
      #expect(tokens.alive == [])
    }
  }

  @Test("law 12: work on a real queue is released when its ticket is disposed, not when it is due")
  func queuedWork() {
    let (tokens, queue) = (Tokens(), QueueScheduler(label: "queue"))
    func schedule() -> Disposable {
      let token = tokens.make("work")
      return queue.schedule(after: .seconds(60)) { token.touch() }
    }
    let ticket = schedule()
    #expect(tokens.alive == ["work"])
    ticket.dispose()
    #expect(tokens.alive == [])
  }

  @Test("law 12: a clock keeps work that was done no longer than it takes")
  func doneWork() {
    let (tokens, clock) = (Tokens(), VirtualScheduler())
    func schedule() -> Disposable {
      let token = tokens.make("work")
      return clock.schedule(after: .seconds(1)) { token.touch() }
    }
    let ticket = schedule()
    clock.advance(by: .seconds(1))
    #expect(tokens.alive == [])
    #expect(ticket.isDisposed)
  }
}
