import LessonKit
import ReactiveCore
import Testing

@Suite(.watched) struct ImmediateSchedulerTests {
  @Test("the immediate scheduler runs work before schedule returns, and has nothing to undo")
  func runsImmediately() {
    let log = Recorder<String>()
    let ticket = ImmediateScheduler().schedule { log.append("work") }
    log.append("returned")
    #expect(log.values == ["work", "returned"])
    #expect(ticket.isDisposed)
  }
}
