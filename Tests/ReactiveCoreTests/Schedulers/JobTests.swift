import LessonKit
import Testing

@testable import ReactiveCore

@Suite(.watched) struct JobTests {
  private let runs = Counter()

  @Test("a job runs once, however often it is asked to")
  func runsOnce() {
    let job = Job { [runs] in runs.increment() }
    job.run()
    job.run()
    #expect(runs.count == 1)
  }

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

  @Test("the ticket of a job that has run is disposed")
  func ticketIsUsed() {
    let job = Job {}
    #expect(!job.ticket.isDisposed)
    job.run()
    #expect(job.ticket.isDisposed)
  }

  @Test("a job may dispose its own ticket while it runs")
  func disposesItself() {
    let ticket = Recorder<Disposable>()
    let job = Job { [runs] in
      runs.increment()
      for own in ticket.values { own.dispose() }
    }
    ticket.append(job.ticket)
    job.run()
    job.run()
    #expect(runs.count == 1)
    #expect(job.ticket.isDisposed)
  }
}
