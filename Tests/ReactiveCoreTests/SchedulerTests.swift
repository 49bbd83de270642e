import LessonKit
import ReactiveCore
import Testing

@Suite struct SchedulerTests {
  @Test("the immediate scheduler runs work before schedule returns, and has nothing to undo")
  func runsImmediately() {
    let log = Recorder<String>()
    let ticket = ImmediateScheduler().schedule { log.append("work") }
    log.append("returned")
    #expect(log.values == ["work", "returned"])
    #expect(ticket.isDisposed)
  }

  @Test("work without a delay is scheduled after no time at all")
  func schedulesWithoutDelay() {
    let clock = VirtualScheduler()
    let log = Recorder<String>()
    clock.schedule { log.append("work at \(clock.tick)") }
    #expect(log.values == [])
    clock.advance(by: .zero)
    #expect(log.values == ["work at 0"])
  }

  @Test("work without a delay can be called off too")
  func disposes() {
    let clock = VirtualScheduler()
    clock.schedule { Issue.record("work has begun") }.dispose()
    clock.run()
  }
}
