import LessonKit
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
}
