// Exercise 22 · The buoy
//
// A buoy far out at sea calls back when asked; a radio on land just talks.

import LessonKit
import ReactiveCore
import Synchronization

/// Calls back whoever has asked, until they take the request back.
final class Buoy: Sendable {
  private let callBack = Mutex<(@Sendable (String) -> Void)?>(nil)
  func ask(_ new: @escaping @Sendable (String) -> Void) {
    print("  the buoy is asked")
    callBack.withLock { $0 = new }
  }
  func takeBack() {
    print("  the request is taken back")
    callBack.withLock { $0 = nil }
  }
  func measure(_ waves: String) { callBack.withLock { $0 }?(waves) }
}

let buoy = Buoy()
let radio = Subject<String, Never>()
// Your turn: make a signal of what the buoy calls back with. Ask the buoy when
// somebody subscribes, and take the request back when they leave.
// gap
let all = Signal.merge(waves, radio.signal)

print("Ada opens the harbour")
let board = all.subscribe { print("  board: \($0)") }
for waves in ["low waves", "high waves"] { buoy.measure(waves) }
radio.send("fog at noon")
print("Ada goes home")
board.dispose()
