// Lesson 22 · One mechanism for five
//
// A log-in screen is called back in five ways. Ada's phone handles them by
// hand, her tablet with signals. Run me: make lesson-22

import LessonKit
import Observation
import ReactiveCore

lesson(22, "One mechanism for five")

let phone = Screen()
let tablet = Screen()
let phoneLabel = Recorder<String>()
let tabletLabel = Recorder<String>()

let beginOfHand = #line
// snippet.hand
/// The phone's controller, by hand.
final class Controller: FieldDelegate {
  func open() -> Observer {
    phone.field.setDelegate(self)
    phone.button.addAction { phoneLabel.append("wait") }
    phone.server.ask { text in phoneLabel.append(text) }
    watchTaps()
    return Observer(of: phone.center) { phoneLabel.append("goodbye") }
  }

  func fieldGets(_ text: String) { phoneLabel.append(text) }

  func watchTaps() {
    withObservationTracking {
      phoneLabel.append("taps: \(phone.button.taps)")
    } onChange: { [weak self] in
      clock.schedule { [weak self] in self?.watchTaps() }
    }
  }
}
// snippet.end
let endOfHand = #line

let beginOfSignals = #line
// snippet.asked
let observation = Signal.observing(tablet.button, \.taps, on: clock)
  .map { taps in "taps: \(taps)" }

let callBack = Signal<String, Never> { subscriber in
  tablet.server.ask { text in subscriber.send(text) }
  return .empty
}

let notification = Signal<String, Never> { subscriber in
  let observer = Observer(of: tablet.center) { subscriber.send("goodbye") }
  return Disposable { observer.remove() }
}
// snippet.end

// snippet.told
final class Typing: FieldDelegate {
  let typed = Subject<String, Never>()
  func fieldGets(_ text: String) { typed.send(text) }
}
let typing = Typing()
tablet.field.setDelegate(typing)

let taps = Subject<String, Never>()
tablet.button.addAction { taps.send("wait") }
// snippet.end
let endOfSignals = #line

let chart = Chart(clock)
let all = Signal.merge([
  chart.watch("observation", observation),
  chart.watch("call-back", callBack),
  chart.watch("delegate", typing.typed.signal),
  chart.watch("action", taps.signal),
  chart.watch("notification", notification),
])

heading("One script for both")
let controller = Controller()
let observer = controller.open()
let subscription = chart.watch("label", all)
  .subscribe { text in tabletLabel.append(text) }
for screen in [phone, tablet] {
  clock.at(2) { screen.field.type("Ada") }
  clock.at(4) { screen.button.tap() }
  clock.at(7) { screen.center.post(name: logOut, object: nil) }
}
clock.run()
print("by hand: \(phoneLabel.removeAll())")
print("with signals: \(tabletLabel.removeAll())")
// Less the line with the number, and the comments that mark it for the page.
let byHand = endOfHand - beginOfHand - 3
let withSignals = endOfSignals - beginOfSignals - 5
print("lines of code: \(byHand) by hand, \(withSignals) with signals")

heading("Five call-backs, drawn")
draw("five call-backs", chart.drawing)

heading("A spelling checker wants to know, too")
// snippet.second
let spelling = Typing()
spelling.typed.signal
  .subscribe { text in print("phone: spelling gets \(text)") }
phone.field.setDelegate(spelling)  // takes the place of the controller
typing.typed.signal
  .subscribe { text in print("tablet: spelling gets \(text)") }
for screen in [phone, tablet] { screen.field.type("Adam") }
print("phone: the label gets \(phoneLabel.removeAll())")
print("tablet: the label gets \(tabletLabel.removeAll())")
// snippet.end

heading("Common mistake: an observer is forgotten")
// snippet.mistake
subscription.dispose()  // the tablet's screen is closed
for screen in [phone, tablet] {
  screen.center.post(name: logOut, object: nil)
}
print("phone: the label gets \(phoneLabel.removeAll())")
print("tablet: the label gets \(tabletLabel.removeAll())")
observer.remove()
// snippet.end
