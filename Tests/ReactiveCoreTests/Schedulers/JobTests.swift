import LessonKit
import Testing

@testable import ReactiveCore

@Suite(.watched) struct JobTests {
  private let runs = Counter()

  @Test("a job whose ticket is disposed does not run")
  func isCalledOff() {
    let job = Job { [runs] in runs.increment() }
    job.ticket.dispose()
    job.run()
    #expect(runs.count == 0)
  }

  @Test("a job does not run while its ticket is being disposed")
  func isBeingCalledOff() {
    let job = Job { [runs] in runs.increment() }
    // What is added last is undone first: the job has not let go of its work yet.
    job.ticket.add { job.run() }
    job.ticket.dispose()
    #expect(runs.count == 0)
  }
}
