// Exercise 14 · The buoy
//
// A buoy calls back whoever has asked it; a radio on land just talks.

import LessonKit
import ReactiveCore
import Synchronization

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
let waves = Signal<String, Never> { subscriber in
  let number = buoy.ask { subscriber.send($0) }
  return Disposable { buoy.forget(number) }
}

print("the harbour master comes")
let board = Signal.merge(waves, radio.signal).subscribe { print("  board: \($0)") }
for height in ["low waves", "high waves"] { buoy.rise(height) }
radio.send("fog")
print("the harbour master goes")
board.dispose()
buoy.rise("no waves")
