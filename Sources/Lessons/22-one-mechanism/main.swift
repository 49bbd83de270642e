// Lesson 22 · One mechanism for five
//
// A log-in screen is called back in five ways. Ada's phone handles them by
// hand, her tablet with signals. Run me: make lesson-22

import Foundation
import LessonKit
import Observation
import ReactiveCore
import Synchronization

lesson(22, "One mechanism for five")

/// Is told what is typed into the field of a screen.
protocol FieldDelegate: AnyObject, Sendable { func fieldGets(_ text: String) }

/// A log-in screen, whose parts call back in different ways.
final class Screen: Observable, Sendable {
  let label = Recorder<String>()
  let delegate = Property<(any FieldDelegate)?>(nil)
  let actions = Recorder<@Sendable () -> Void>()
  let center = NotificationCenter()
  private let count = Counter()
  private let registrar = ObservationRegistrar()

  var taps: Int {
    registrar.access(self, keyPath: \.taps)
    return count.count
  }

  func tap() {
    for action in actions.values { action() }
    _ = registrar.withMutation(of: self, keyPath: \.taps) { count.increment() }
  }
}

let clock = VirtualScheduler()
let logOut = Notification.Name("log-out")
let phone = Screen()
let tablet = Screen()

let begin = #line
// snippet.hand
final class Controller: FieldDelegate {
  func open() -> any NSObjectProtocol {
    phone.delegate.value = self
    phone.actions.append { phone.label.append("wait") }
    clock.schedule(after: .ticks(1)) { phone.label.append("hello") }
    watchTaps()
    return phone.center.addObserver(forName: logOut, object: nil, queue: nil) {
      _ in phone.label.append("goodbye")
    }
  }

  func fieldGets(_ text: String) { phone.label.append(text) }

  func watchTaps() {
    withObservationTracking {
      phone.label.append("taps: \(phone.taps)")
    } onChange: { [weak self] in
      clock.schedule { [weak self] in self?.watchTaps() }
    }
  }
}
// snippet.end
let middle = #line
// snippet.asked
let observed = Signal.observing(tablet, \.taps, on: clock).map { "taps: \($0)" }

let callBack = Signal<String, Never> { subscriber in
  clock.schedule(after: .ticks(1)) {
    subscriber.send("hello")
    subscriber.complete()
  }
}

let notification = Signal<String, Never> { subscriber in
  let observer = Mutex(
    tablet.center.addObserver(forName: logOut, object: nil, queue: nil) { _ in
      subscriber.send("goodbye")
    })
  return Disposable { observer.withLock { tablet.center.removeObserver($0) } }
}
// snippet.end

// snippet.told
extension Subject: FieldDelegate where Value == String, Failure == Never {
  func fieldGets(_ text: String) { send(text) }
}
let typed = Subject<String, Never>()
tablet.delegate.value = typed

let tapped = Subject<String, Never>()
tablet.actions.append { tapped.send("wait") }
// snippet.end
let end = #line

heading("One script for both")
let chart = Chart(clock)
let all = Signal.merge([
  chart.watch("observation", observed),
  chart.watch("call-back", callBack),
  chart.watch("delegate", typed.signal),
  chart.watch("action", tapped.signal),
  chart.watch("notification", notification),
])
let observer = Controller().open()
let listening = chart.record("label", all) { tablet.label.append($0) }
for screen in [phone, tablet] {
  clock.at(2) { screen.delegate.value?.fieldGets("Ada") }
  clock.at(4) { screen.tap() }
  clock.at(7) { screen.center.post(name: logOut, object: nil) }
}
clock.run()
print("by hand: \(phone.label.removeAll())")
print("with signals: \(tablet.label.removeAll())")
// Less what marks them for the page.
print("lines: \(middle - begin - 3) by hand, \(end - middle - 6) with signals")

heading("Five call-backs, drawn")
draw("five call-backs", chart.drawing)

heading("A spelling checker wants to know, too")
// snippet.second
let spelling = Subject<String, Never>()
spelling.signal.subscribe { text in print("phone: spelling gets \(text)") }
phone.delegate.value = spelling  // takes the place of the controller
typed.signal.subscribe { text in print("tablet: spelling gets \(text)") }
for screen in [phone, tablet] { screen.delegate.value?.fieldGets("Adam") }
print("phone \(phone.label.removeAll()), tablet \(tablet.label.removeAll())")
// snippet.end

heading("Common mistake: an observer is forgotten")
// snippet.mistake
listening.dispose()  // the tablet's screen is closed
for screen in [phone, tablet] { screen.center.post(name: logOut, object: nil) }
print("phone \(phone.label.removeAll()), tablet \(tablet.label.removeAll())")
// snippet.end
