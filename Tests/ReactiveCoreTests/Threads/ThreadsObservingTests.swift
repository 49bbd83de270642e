import Observation
import Testing

@testable import ReactiveCore

/// Something to observe that can be told what happens between the announcement and the change.
@Observable private final class Score: Sendable {
  @ObservationIgnored private let stored = Held(0)
  @ObservationIgnored private let beforeChange: @Sendable () -> Void

  init(beforeChange: @escaping @Sendable () -> Void = {}) { self.beforeChange = beforeChange }

  var points: Int {
    get {
      access(keyPath: \.points)
      return stored.value ?? 0
    }
    set {
      withMutation(keyPath: \.points) {
        beforeChange()
        stored.value = newValue
      }
    }
  }
}

@Suite(.watched) struct ThreadsObservingTests {
  private let queue = QueueScheduler(label: "observing")

  /// Waits until the queue has done what was scheduled.
  private func settle() -> Bool {
    let end = Moment()
    queue.schedule { queue.schedule { end.announce() } }
    return end.wait()
  }

  @Test("what is changed where it is observed arrives, from however many threads it is asked for")
  func onItsQueue() {
    let (score, heard) = (Score(), ThreadRecorder<Int>())
    Signal<Int, Never>.observing(score, \.points, on: queue).subscribe { heard.append($0) }
    onThreads(each: 100) { number, _ in queue.schedule { score.points = number } }
    #expect(settle())
    #expect(heard.values.last == score.points)
    #expect(heard.values.dropFirst().allSatisfy { (0..<800).contains($0) })
  }

  @Test(
    "limit: a change that another thread makes while the value is read is missed until the next one"
  )
  func elsewhere() {
    let (heard, changes) = (ThreadRecorder<Int>(), ThreadCounter())
    // The queue is quick: it reads between the announcement of the first change and that change.
    let score = Score { [queue] in
      if changes.increment() > 1 { return }
      let read = Moment()
      queue.schedule { read.announce() }
      _ = read.wait()
    }
    Signal<Int, Never>.observing(score, \.points, on: queue).subscribe { heard.append($0) }
    score.points = 1
    #expect(settle())
    #expect(heard.values.last == 0)
    queue.schedule { score.points = 2 }
    #expect(settle())
    #expect(heard.values.last == 2)
  }
}
