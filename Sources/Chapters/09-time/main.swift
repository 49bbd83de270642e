// Chapter 9 · Time
//
// A clock that stands still until it is told to go on is a number and a list.
// Here the list is in no order. Run me: make chapter-09

import LessonKit
import Synchronization

chapter(9, "Time")

// snippet.naive
/// A clock that stands still until it is told to go on.
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
    state.withLock { state in
      state.jobs.append(Job(due: state.now + delay, work: work))
    }
  }

  func advance(by ticks: Int) {
    let jobs = state.withLock { state in
      state.now += ticks
      let jobs = state.jobs
      state.jobs = jobs.filter { $0.due > state.now }
      return jobs.filter { $0.due <= state.now }
    }
    for job in jobs { job.work() }
  }
}
// snippet.end

heading("It works")
// snippet.works
let clock = Clock()
clock.schedule(after: 3) { print("tick \(clock.now): the tea is ready") }
print("tick \(clock.now): the tea is on")
clock.advance(by: 2)
print("tick \(clock.now): nothing yet")
clock.advance(by: 1)
// snippet.end

heading("It has no order")
// snippet.order
let morning = Clock()
morning.schedule(after: 5) { print("tick \(morning.now): leave the house") }
morning.schedule(after: 2) { print("tick \(morning.now): drink the tea") }
morning.advance(by: 6)
// snippet.end

heading("Work that schedules work")
// snippet.later
let night = Clock()
let row = Recorder<Int>()
@Sendable func ring() {
  print("ring at tick \(night.now)")
  row.append(night.now)
  night.schedule(after: 2) { ring() }
}
night.schedule(after: 2) { ring() }
night.advance(by: 8)
print("tick \(night.now): \(row.values.count) of 4 rings have come")
// snippet.end

heading("A timer that is too early")
// snippet.early
/// Searches when nobody has typed for three ticks.
final class SearchField: Sendable {
  private let clock: Clock
  private let waiting = Mutex<String?>(nil)

  init(on clock: Clock) { self.clock = clock }

  func type(_ text: String) {
    waiting.withLock { $0 = text }
    clock.schedule(after: 3) { self.search() }
  }

  private func search() {
    guard let text = waiting.withLock({ $0.take() }) else { return }
    print("tick \(clock.now): search \(text)")
  }
}

let desk = Clock()
let field = SearchField(on: desk)
field.type("s")
desk.advance(by: 2)
field.type("sw")
desk.advance(by: 1)
// snippet.end

heading("The same as a drawing")
var due = Timeline("due")
for tick in [2, 4, 6, 8] { due.append(.next("ring"), at: tick) }
var heard = Timeline("heard")
for tick in row.values { heard.append(.next("ring"), at: tick) }
draw("four rings and one", MarbleDrawing([due, heard], through: 8))
