import Dispatch
import Marbles
import ReactiveCore
import Testing

/// The only tests that wait for real time; none of them measures more than that something is not
/// too early.
@Suite(.watched) struct QueueSchedulerTests {
  private let queue = QueueScheduler(label: "worker")
  private let log = Recorder<String>()

  /// Waits until all that was scheduled on the queue before has run.
  private func drain() async {
    await withCheckedContinuation { done in
      _ = queue.schedule { done.resume() }
    }
  }

  @Test("work does not run where it is scheduled")
  func runsElsewhere() async {
    let gate = DispatchSemaphore(value: 0)
    queue.schedule { [log] in
      gate.wait()
      log.append("work")
    }
    log.append("scheduled")
    gate.signal()
    await drain()
    #expect(log.values == ["scheduled", "work"])
  }

  @Test("work with a short delay does not wait for work with a long one")
  func runsShortDelayFirst() async {
    let late = queue.schedule(after: .seconds(3_600)) { Issue.record("an hour has passed") }
    queue.schedule(after: .milliseconds(1)) { [log] in log.append("short") }
    #expect(await eventually { log.values == ["short"] })
    late.dispose()
  }

  @Test("work that is called off before its turn does not begin")
  func callsOff() async {
    let gate = DispatchSemaphore(value: 0)
    queue.schedule { gate.wait() }
    let ticket = queue.schedule { Issue.record("work has begun") }
    ticket.dispose()
    gate.signal()
    await drain()
  }

  @Test(
    "work runs after a time, not earlier, and its clock goes on meanwhile",
    arguments: [30_000, 700])
  func runsLater(microseconds: Int) async {
    let (begin, time) = (queue.now, Duration.microseconds(microseconds))
    let end = await withCheckedContinuation { done in
      _ = queue.schedule(after: time) { [queue] in done.resume(returning: queue.now) }
    }
    #expect(end - begin >= time)
  }

  @Test("the main scheduler runs work where the main actor's code runs")
  func runsOnMain() async {
    await withCheckedContinuation { done in
      _ = QueueScheduler.main.schedule {
        MainActor.assumeIsolated { done.resume() }
      }
    }
  }

  @Test("work that always schedules more leaves room for others on the main queue")
  func leavesRoom() async {
    let rounds = Counter()
    let isOver = Recorder<Bool>()
    @Sendable func again() {
      if isOver.values.isEmpty, rounds.increment() < 100_000 {
        QueueScheduler.main.schedule { again() }
      }
    }
    QueueScheduler.main.schedule { again() }
    await withCheckedContinuation { done in
      QueueScheduler.main.schedule {
        DispatchQueue.main.async {
          isOver.append(true)
          done.resume()
        }
      }
    }
    #expect(rounds.count < 100_000)
  }

  @Test("work that waits runs, although its scheduler has gone")
  func outlivesScheduler() async {
    await withCheckedContinuation { done in
      _ = QueueScheduler(label: "gone").schedule(after: .milliseconds(1)) { done.resume() }
    }
  }
}
