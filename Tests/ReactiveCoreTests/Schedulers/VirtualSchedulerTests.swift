import Marbles
import ReactiveCore
import Testing

@Suite(.watched) struct VirtualSchedulerTests {
  private let clock = VirtualScheduler()
  private let log = Recorder<String>()

  private func note(_ name: String, after ticks: Int) -> Disposable {
    clock.schedule(after: .ticks(ticks)) { [clock, log] in log.append("\(name) \(clock.tick)") }
  }

  @Test("work that is due at one moment runs in the order in which it was scheduled")
  func keepsOrder() {
    _ = note("a", after: 2)
    _ = note("z", after: 1)
    _ = note("b", after: 2)
    _ = note("c", after: 2)
    clock.run()
    #expect(log.values == ["z 1", "a 2", "b 2", "c 2"])
  }

  @Test("what is due exactly now runs, what is due a moment later does not")
  func runsWhatIsDue() {
    _ = note("a", after: 2)
    clock.schedule(after: .ticks(2) + .nanoseconds(1)) { [log] in log.append("later") }
    clock.advance(by: .ticks(2))
    #expect(log.values == ["a 2"])
    clock.advance(by: .nanoseconds(1))
    #expect(log.values == ["a 2", "later"])
  }

  @Test("work that is scheduled by work runs in the same advance, if it is due")
  func runsWhatWorkSchedules() {
    clock.schedule(after: .ticks(1)) { [self] in
      log.append("a")
      _ = note("at once", after: 0)
      _ = note("soon", after: 1)
      _ = note("late", after: 2)
    }
    clock.advance(by: .ticks(2))
    #expect(log.values == ["a", "at once 1", "soon 2"])
    clock.advance(by: .ticks(1))
    #expect(log.values.last == "late 3")
  }

  @Test("work that is called off does not run, and takes no time")
  func callsOff() {
    note("a", after: 5).dispose()
    let begun = note("begun", after: 0)
    // What is added last is undone first: the clock still has the work.
    begun.add { [clock] in clock.advance(by: .zero) }
    begun.dispose()
    _ = note("b", after: 2)
    clock.run()
    #expect(log.values == ["b 2"])
    #expect(clock.tick == 2)
  }

  @Test("work can call off other work that is due at the same moment")
  func callsOffFromWork() {
    let victim = Disposable()
    clock.schedule(after: .ticks(1)) { victim.dispose() }
    victim.add(note("victim", after: 1))
    clock.run()
    #expect(log.values == [])
  }

  @Test("run goes on until nothing is left, and the clock stands where the last work was")
  func runsAll() {
    clock.schedule(after: .ticks(2)) { [self] in _ = note("b", after: 3) }
    clock.run()
    #expect(log.values == ["b 5"])
    #expect(clock.tick == 5)
    clock.run()
    #expect(clock.tick == 5)
  }

  @Test("work that runs the clock itself runs what waits, each once and in order")
  func runsFromWork() {
    clock.schedule(after: .ticks(1)) { [clock, log] in
      clock.run()
      log.append("a \(clock.tick)")
    }
    _ = note("b", after: 1)
    _ = note("c", after: 3)
    clock.advance(by: .ticks(1))
    #expect(log.values == ["b 1", "c 3", "a 3"])
    clock.run()
    #expect(log.values.count == 3)
  }

  @Test("time never goes back, also if work lets time go by itself")
  func neverGoesBack() {
    clock.schedule(after: .ticks(1)) { [clock] in clock.advance(by: .ticks(10)) }
    _ = note("a", after: 5)
    clock.advance(by: .ticks(2))
    #expect(log.values == ["a 5"])
    #expect(clock.tick == 11)
  }
}
