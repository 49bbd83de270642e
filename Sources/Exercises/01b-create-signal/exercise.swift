// Exercise 01b · The night watch
//
// A watchman walks his rounds for as long as somebody waits for his report.

import LessonKit
import ReactiveCore

let clock = VirtualScheduler()
let patrol = Signal<Int, Never> { subscriber in
  let cleanUp = Disposable { print("tick \(clock.tick): he goes home") }
  for round in 1...3 {
    // Your turn: when Ada has left, nobody is to walk any more, and no round is
    // to wait for its tick. Let the clean-up undo what is scheduled here.
    clock.schedule(after: .ticks(2 * round)) {
      print("tick \(clock.tick): he walks round \(round)")
      subscriber.send(round)
    }
  }
  return cleanUp
}

let ada = patrol.subscribe { print("  Ada is told of round \($0)") }
clock.at(3) { ada.dispose() }
clock.run()
print("tick \(clock.tick): nothing is left to do")
