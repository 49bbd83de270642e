// Lesson 31 · A view model that owns its inputs
//
// The table of lesson 30 makes its cell late. This view model has its inputs
// before any view is there. Run me: make lesson-31

import LessonKit
import ReactiveCore

lesson(31, "A view model that owns its inputs")

let clock = VirtualScheduler()

/// Ada types a name, taps, and types another.
@Sendable func play(_ input: Greeter.Input, from tick: Int) {
  clock.at(tick + 1) { input.name.send("Ada") }
  clock.at(tick + 2) { input.tap.send(()) }
  clock.at(tick + 3) { input.name.send("Adam") }
}

heading("A form: its controls are there first")
let formGreeter = Greeter()
let formLabel = Recorder<String>()
play(formGreeter.input, from: 0)  // its text field and its button
formGreeter.output.greeting.subscribe { text in formLabel.append(text) }
clock.run()
print("the label showed: \(formLabel.values)")

heading("A table: it makes its cell late")
let chart = Chart(clock)
let greeter = Greeter()
let tableLabel = Recorder<String>()
chart.record("table", greeter.output.greeting) { text in
  tableLabel.append(text)
}
play(greeter.input, from: 3)  // the cell, made only now
clock.run()
print("the label showed: \(tableLabel.values)")

heading("A tablet comes later still")
let tabletLabel = Recorder<String>()
clock.at(8) {
  chart.record("tablet", greeter.output.greeting) { text in
    tabletLabel.append(text)
  }
}
clock.at(10) { greeter.input.tap.send(()) }
clock.run()
print("the tablet showed: \(tabletLabel.values)")

heading("The tablet, drawn")
draw("a late tablet", chart.drawing)

heading("Common mistake: a tap is kept, too")
// snippet.mistake
let names = ReplaySubject<String, Never>(bufferSize: 1)
let taps = ReplaySubject<Void, Never>(bufferSize: 1)
let greetings = taps.signal.withLatestFrom(names.signal)
names.send("Ada")
taps.send(())
names.send("Adam")
greetings.subscribe { tap, name in print("late tablet: Hello \(name)!") }
// snippet.end
