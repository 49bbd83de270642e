// Exercise c09 · What is due first
//
// A clock that advances runs all jobs that become due: in order, each at its
// own time, and also the jobs that are scheduled on the way.

import LessonKit
import Synchronization

final class Clock: Sendable {
  struct Job: Sendable {
    let due: Int
    let work: @Sendable () -> Void
  }

  struct State: Sendable {
    var now = 0
    var jobs: [Job] = []
  }

  private let state = Mutex(State())

  var now: Int { state.withLock { $0.now } }

  func schedule(after delay: Int, _ work: @escaping @Sendable () -> Void) {
    state.withLock { $0.jobs.append(Job(due: $0.now + delay, work: work)) }
  }

  func advance(by ticks: Int) {
    let limit = now + ticks
    while let job = next(until: limit) { job.work() }
    state.withLock { $0.now = limit }
  }

  private func next(until limit: Int) -> Job? {
    state.withLock { state in
      // Your turn: take out the job that is due first, and set the clock to its
      // due time. Leave those that are due after the limit. Change only this.
      // gap
    }
  }
}

heading("In order")
let morning = Clock()
let plan = [(3, "leave"), (2, "drink tea"), (2, "wash up"), (5, "take the bus")]
for (delay, name) in plan {
  morning.schedule(after: delay) { print("tick \(morning.now): \(name)") }
}
morning.advance(by: 4)
print("it is tick \(morning.now)")
morning.advance(by: 4)

heading("Work that schedules work")
let night = Clock()
let rings = Counter()
@Sendable func ring() {
  print("tick \(night.now): ring \(rings.increment())")
  if rings.count < 6 { night.schedule(after: 2) { ring() } }
}
night.schedule(after: 2) { ring() }
night.advance(by: 8)
print("it is tick \(night.now)")

// MARK: laid-out

guard let job = state.jobs.first, job.due <= limit else { return nil }
state.now = job.due
return state.jobs.removeFirst()

// MARK: solution

guard let due = state.jobs.map(\.due).min(), due <= limit,
  let place = state.jobs.firstIndex(where: { $0.due == due })
else { return nil }
state.now = due
return state.jobs.remove(at: place)

// MARK: same-moment

guard let due = state.jobs.map(\.due).min(), due <= limit,
  let place = state.jobs.lastIndex(where: { $0.due == due })
else { return nil }
state.now = due
return state.jobs.remove(at: place)

// MARK: no-limit

guard let due = state.jobs.map(\.due).min(),
  let place = state.jobs.firstIndex(where: { $0.due == due })
else { return nil }
state.now = due
return state.jobs.remove(at: place)

// MARK: time-behind

guard let due = state.jobs.map(\.due).min(), due <= limit,
  let place = state.jobs.firstIndex(where: { $0.due == due })
else { return nil }
return state.jobs.remove(at: place)
