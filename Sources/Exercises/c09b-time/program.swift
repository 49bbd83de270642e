// Exercise c09b · A search that waits
//
// A search field searches when nobody has typed for three ticks. It uses the
// clock of exercise c09, whose jobs can now be cancelled.

import LessonKit
import Synchronization

final class Ticket: Sendable {
  private let flag = Mutex(false)

  var isCancelled: Bool { flag.withLock { $0 } }

  func cancel() { flag.withLock { $0 = true } }
}

final class Clock: Sendable {
  private struct Job: Sendable {
    let due: Int
    let ticket: Ticket
    let work: @Sendable () -> Void
  }

  private struct State: Sendable {
    var now = 0
    var jobs: [Job] = []
  }

  private let state = Mutex(State())

  var now: Int { state.withLock { $0.now } }

  /// How many jobs are waiting and have not been cancelled.
  var count: Int { state.withLock { $0.jobs.count { !$0.ticket.isCancelled } } }

  func schedule(
    after delay: Int, _ work: @escaping @Sendable () -> Void
  ) -> Ticket {
    let ticket = Ticket()
    state.withLock { state in
      let due = state.now + delay
      let place = state.jobs.firstIndex { $0.due > due }
      let job = Job(due: due, ticket: ticket, work: work)
      state.jobs.insert(job, at: place ?? state.jobs.endIndex)
    }
    return ticket
  }

  func advance(by ticks: Int) {
    let limit = now + ticks
    while let job = next(until: limit) {
      if !job.ticket.isCancelled { job.work() }
    }
    state.withLock { $0.now = limit }
  }

  private func next(until limit: Int) -> Job? {
    state.withLock { state in
      guard let job = state.jobs.first, job.due <= limit else { return nil }
      state.now = job.due
      return state.jobs.removeFirst()
    }
  }
}

final class Debounce: Sendable {
  private let quiet = 3
  private let clock: Clock
  private let send: @Sendable (String) -> Void

  init(on clock: Clock, _ send: @escaping @Sendable (String) -> Void) {
    self.clock = clock
    self.send = send
  }

  // Your turn: send a text when nothing has come for `quiet` ticks. Let end()
  // send at once what still waits. Leave no timer that nobody needs. Change
  // only what follows, to the end of this class.
  // gap
}

heading("Typing")
let clock = Clock()
let field = Debounce(on: clock) { print("tick \(clock.now): search \($0)") }
field.receive("s")
clock.advance(by: 2)
field.receive("sw")
print("tick \(clock.now): timers that wait: \(clock.count)")
clock.advance(by: 2)
field.receive("swi")
clock.advance(by: 4)
print("it is tick \(clock.now)")

heading("The page closes")
field.receive("swift")
clock.advance(by: 1)
print("tick \(clock.now): the page closes")
field.end()
print("timers that wait: \(clock.count)")
clock.advance(by: 5)
print("it is tick \(clock.now)")

heading("A search that types")
let desk = Clock()
let fields = Recorder<Debounce>()
fields.append(
  Debounce(on: desk) { text in
    print("tick \(desk.now): search \(text)")
    if text == "swift" { for field in fields.values { field.receive("rx") } }
  })
for field in fields.values { field.receive("swift") }
desk.advance(by: 8)
print("it is tick \(desk.now)")
