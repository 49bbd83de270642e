import Marbles
import ReactiveCore
import Testing

/// What the operators that use a clock do when it cannot call work off.
@Suite(.watched) struct StubbornClockTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let make: @Sendable (Numbers, StubbornClock) -> Numbers
    var testDescription: String { name }

    init(_ name: String, _ make: @escaping @Sendable (Numbers, StubbornClock) -> Numbers) {
      self.name = name
      self.make = make
    }
  }

  private static let rows = [
    Row("debounce") { $0.debounce(for: .ticks(2), on: $1) },
    Row("delay") { $0.delay(for: .ticks(2), on: $1) },
    Row("observe(on:)") { $0.observe(on: $1) },
    Row("subscribe(on:)") { $0.subscribe(on: $1) },
    Row("throttle") { $0.throttle(for: .ticks(2), on: $1) },
    Row("timeout(after:)") { $0.timeout(after: .ticks(9), failingWith: .server, on: $1) },
    Row("retry") { $0.retry(1, on: $1) { _ in .ticks(2) } },
    Row("timer") { merge($0, .timer(after: .ticks(2), sending: 7, on: $1)) },
    Row("interval") { numbers, clock in
      let counts = Signal.interval(every: .ticks(2), on: clock).setFailureType(to: TestError.self)
      return merge(numbers, counts.take(3))
    },
  ]

  private let clock = VirtualScheduler()
  private let log = Recorder<String>()
  private let source = Subject<Int, TestError>()

  @Test(
    "law 5: on a clock that cannot call work off, nothing follows the disposal either",
    arguments: rows, [.next(2), .failed(.network)] as [Event<Int, TestError>])
  func deliversNothing(row: Row, last: Event<Int, TestError>) {
    let signal = row.make(source.signal.notingRuns(into: log), StubbornClock(clock: clock))
    let subscription = signal.noting(into: log).subscribe()
    source.send(1)
    source.forward(last)
    subscription.dispose()
    log.removeAll()
    source.send(3)
    clock.run()
    #expect(log.values == [])
  }

  @Test(
    "law 1: on a clock that cannot call work off, nothing follows an ending that waits either",
    arguments: rows, [.completed, .failed(.network)] as [Event<Int, TestError>])
  func nothingFollows(row: Row, ending: Event<Int, TestError>) {
    let signal = row.make(source.signal, StubbornClock(clock: clock)).noting(into: log)
    whileHandlerRuns(listeningTo: signal) {
      source.send(1)
      source.send(2)
      source.forward(ending)
      clock.advance(ticks: 20)
    }
    #expect(log.values.firstIndex { "#|".contains($0.prefix(1)) } == log.values.count - 1)
  }
}
