// Lesson 22 · One mechanism for five
//
// A log-in screen is called back in five ways. Two controllers write on a label
// what they are told: one by hand, one with signals. Run me: make lesson-22

import Foundation
import LessonKit
import Observation
import ReactiveCore
import Synchronization

lesson(22, "One mechanism for five")
let (clock, button, label) = (VirtualScheduler(), Button(), Recorder<String>())

// snippet.old
final class OldController: FieldDelegate {
  let label = Recorder<String>()
  func open() -> any NSObjectProtocol {
    button.actions.append { self.label.append("wait") }  // action
    clock.schedule { self.label.append("hello") }  // block, of the server
    watch()  // observation
    return onLogOut { self.label.append("goodbye") }  // notification
  }
  func send(_ text: String) { label.append(text) }  // delegate
  func show() { label.append("taps: \(button.taps)") }
  func watch() { withObservationTracking(show) { clock.schedule(self.watch) } }
}
// snippet.end
let (old, chart) = (OldController(), Chart(clock))
let observer = old.open()

extension Subject<String, Never>: FieldDelegate {}
let (names, taps) = (Subject<String, Never>(), Subject<String, Never>())
button.actions.append { taps.send("wait") }
let counts = Signal.observing(button, \.taps, on: clock).map { "taps: \($0)" }
let answer = Signal<String, Never> { to in clock.schedule { to.send("hello") } }
let logOuts = Signal<String, Never> { subscriber in
  let observer = Mutex(onLogOut { subscriber.send("goodbye") })
  return Disposable { observer.withLock { center.removeObserver($0) } }
}
// snippet.merge
let voices = ["observation", "block", "delegate", "action", "notification"]
let five = zip(voices, [counts, answer, names.signal, taps.signal, logOuts])
let all = Signal.merge(five.map { chart.watch($0, $1) }).subscribe(next: label.append)
// snippet.end

heading("One script for both controllers")
// snippet.script
clock.at(2) { old.send("Ada") }
clock.at(2) { names.send("Ada") }
clock.at(4) { button.tap() }
clock.at(7) { center.post(name: logOut, object: nil) }
clock.run()
print("with signals: \(label.values)")
print("the same by hand: \(old.label.values == label.values)")
// snippet.end

heading("Five call-backs, drawn")
draw("five call-backs", chart.drawing)

heading("Common mistake: the screen is closed, its observer is forgotten")
// snippet.mistake
all.dispose()
center.post(name: logOut, object: nil)
print("by hand: \(old.label.values.count), signals: \(label.values.count)")
center.removeObserver(observer)
// snippet.end
