import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct TimedSchedulerTests {
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
