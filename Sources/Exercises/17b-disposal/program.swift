// Exercise 17b · The night watch
//
// A watchman walks his rounds for as long as somebody waits for his report.

import LessonKit
import ReactiveCore

let clock = VirtualScheduler()
let patrol = Signal<Int, Never> { subscriber in
  let cleanUp = Disposable { print("tick \(clock.tick): he goes home") }
  // gap
  return cleanUp
}

let ada = patrol.subscribe { print("  Ada is told of round \($0)") }
clock.at(3) { ada.dispose() }
clock.run()
print("tick \(clock.tick): nothing is left to do")

// MARK: laid-out

for round in 1...3 {
  // Your turn: when Ada leaves, cancel the rounds that he has not walked yet,
  // so that nothing is left on the clock. Let cleanUp do it.
  clock.schedule(after: .ticks(2 * round)) {
    print("tick \(clock.tick): he walks round \(round)")
    subscriber.send(round)
  }
}

// MARK: solution

for round in 1...3 {
  // Your turn: when Ada leaves, cancel the rounds that he has not walked yet,
  // so that nothing is left on the clock. Let cleanUp do it.
  cleanUp.add(
    clock.schedule(after: .ticks(2 * round)) {
      print("tick \(clock.tick): he walks round \(round)")
      subscriber.send(round)
    })
}

// MARK: one-for-all

for round in 1...3 {
  // Your turn: when Ada leaves, cancel the rounds that he has not walked yet,
  // so that nothing is left on the clock. Let cleanUp do it.
  let walk = clock.schedule(after: .ticks(2 * round)) {
    print("tick \(clock.tick): he walks round \(round)")
    subscriber.send(round)
  }
  if round == 3 { cleanUp.add(walk) }
}

// MARK: undone-at-once

for round in 1...3 {
  // Your turn: when Ada leaves, cancel the rounds that he has not walked yet,
  // so that nothing is left on the clock. Let cleanUp do it.
  let walk = clock.schedule(after: .ticks(2 * round)) {
    print("tick \(clock.tick): he walks round \(round)")
    subscriber.send(round)
  }
  cleanUp.add(walk)
}
cleanUp.dispose()

// MARK: looks-away

for round in 1...3 {
  // Your turn: when Ada leaves, cancel the rounds that he has not walked yet,
  // so that nothing is left on the clock. Let cleanUp do it.
  clock.schedule(after: .ticks(2 * round)) {
    if subscriber.isDisposed { return }
    print("tick \(clock.tick): he walks round \(round)")
    subscriber.send(round)
  }
}
