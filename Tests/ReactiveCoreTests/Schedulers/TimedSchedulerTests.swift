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
}
