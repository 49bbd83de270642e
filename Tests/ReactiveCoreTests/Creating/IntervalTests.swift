import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct IntervalTests {
  @Test("interval counts at a steady pace, as in the doc comment")
  func counts() {
    Drawing("", expects: "---0--1--2--3", disposedAt: 14).check {
      Signal.interval(every: .ticks(3), on: $0.clock)
    }
    Drawing("", expects: "---0--1--2--(3|)").check {
      Signal.interval(every: .ticks(3), on: $0.clock).take(4)
    }
  }

  @Test("law 2: interval counts from zero, and its time begins, with each subscription")
  func countsAnew() {
    let clock = VirtualScheduler()
    let log = Recorder<String>()
    let signal = Signal.interval(every: .ticks(3), on: clock)
    let first = signal.log("a", into: log)
    clock.advance(ticks: 5)
    signal.log("b", into: log)
    clock.advance(ticks: 2)
    first.dispose()
    clock.advance(ticks: 5)
    #expect(log.values == ["a0", "a1", "b0", "b1"])
  }

  @Test("interval keeps its pace although a handler takes its time")
  func keepsPace() {
    let clock = VirtualScheduler()
    let log = Recorder<Int>()
    Signal.interval(every: .ticks(3), on: clock).take(4).subscribe { count in
      log.append(clock.tick)
      if count == 0 { clock.advance(ticks: 4) }
    }
    clock.run()
    #expect(log.values == [3, 7, 9, 12])
  }

  @Test("law 5: a handler that disposes keeps interval from scheduling anything more")
  func schedulesNothingLate() {
    let clock = NotingClock(clock: VirtualScheduler())
    let subscription = Disposable()
    Signal<Int, Never>.interval(every: .seconds(1), on: clock).subscribe(as: subscription) { _ in
      subscription.dispose()
    }
    clock.clock.run()
    #expect(clock.tickets.values.count == 1)
  }

  @Test("choice interval: one value comes for all moments that were missed, as after a pause")
  func missesMoments() {
    // The first pause ends just when a moment comes.
    let expected = [
      3: ["0 at 3.0", "1 at 9.0", "2 at 12.0", "3 at 15.0"],
      20: ["0 at 3.0", "1 at 26.0", "2 at 29.0", "3 at 32.0"],
    ]
    for (pause, values) in expected {
      let clock = PausingClock()
      let log = Recorder<String>()
      Signal<Int, Never>.interval(every: .ticks(3), on: clock).subscribe { count in
        log.append("\(count) at \(clock.now / .ticks(1))")
      }
      clock.time.advance(ticks: 4)
      clock.pause(.ticks(pause))
      clock.time.advance(ticks: 9)
      #expect(log.values == values)
    }
  }

  /// A clock that goes on while nothing runs on it, like that of a phone in a pocket.
  private final class PausingClock: TimedScheduler {
    let time = VirtualScheduler()
    private let paused = Recorder<Duration>()

    var now: Duration { paused.values.reduce(time.now, +) }

    func pause(_ duration: Duration) { paused.append(duration) }

    func schedule(after delay: Duration, _ work: @escaping @Sendable () -> Void) -> Disposable {
      time.schedule(after: delay, work)
    }
  }
}
