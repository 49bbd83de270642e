// Exercise 14 · The buoy
//
<<<<<<< HEAD
// A buoy calls back whoever has asked it; a radio on land just talks.
=======
// A buoy far out calls back when it is asked to; a radio on land just talks.
>>>>>>> 67e84e2bef04b02fb672dba7c2c39eb3f1d44ff0

import LessonKit
import ReactiveCore
import Synchronization

<<<<<<< HEAD
/// Written long ago: ask it, and take the request back with the number you get.
final class Buoy: Sendable {
  typealias CallBack = @Sendable (String) -> Void
  private let callBacks = Mutex<[Int: CallBack]>([:])
  func ask(_ callBack: @escaping CallBack) -> Int {
    print("  the buoy is asked")
    callBacks.withLock { $0[1] = callBack }
    return 1
  }
  func forget(_ number: Int) {
    print("  the buoy is no longer asked")
    callBacks.withLock { $0[number] = nil }
  }
  func rise(_ waves: String) {
    for callBack in callBacks.withLock({ $0.values }) { callBack(waves) }
  }
}
let (buoy, radio) = (Buoy(), Subject<String, Never>())
// Your turn: make a signal of what the buoy calls back with. It asks the buoy
// when somebody subscribes, and takes the request back when they go.
let waves = Signal<String, Never> { _ in .empty }

print("the harbour master comes")
let board = Signal.merge(waves, radio.signal).subscribe { print("  board: \($0)") }
for height in ["low waves", "high waves"] { buoy.rise(height) }
radio.send("fog")
print("the harbour master goes")
board.dispose()
buoy.rise("no waves")
=======
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

let (buoy, radio) = (Buoy(), Subject<String, Never>())
// Your turn: make a signal of what the buoy calls back with. The buoy is asked
// when somebody subscribes, and the request is taken back when they leave.
let waves = Signal<String, Never> { _ in .empty }
let all = Signal.merge(waves, radio.signal)

print("Ada opens the harbour")
let board = all.subscribe { print("  board: \($0)") }
for waves in ["low waves", "high waves"] { buoy.measure(waves) }
radio.send("fog at noon")
print("Ada goes home")
board.dispose()
>>>>>>> 67e84e2bef04b02fb672dba7c2c39eb3f1d44ff0
