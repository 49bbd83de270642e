// Exercise 15b · The night watch
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
