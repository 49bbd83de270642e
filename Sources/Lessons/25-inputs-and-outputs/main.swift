// Lesson 25 · A view model as a function
//
// A screen asks for a name and greets whoever taps its button. Its view model
// is a function from what goes in to what comes out. Run me: make lesson-25

import LessonKit
import ReactiveCore

lesson(25, "A view model as a function")

// snippet.function
/// A view model as a function: signals go in, signals come out.
protocol ViewModelType {
  associatedtype Input
  associatedtype Output
  func transform(input: Input) -> Output
}

struct SayHello: ViewModelType {
  struct Input {
    let name: Signal<String, Never>
    let tap: Signal<Void, Never>
  }
  struct Output {
    let greeting: Signal<String, Never>
  }

  func transform(input: Input) -> Output {
    let greetings = input.tap
      .withLatestFrom(input.name)
      .map { tap, name in "Hello \(name)!" }
    return Output(greeting: greetings.startWith(""))
  }
}
// snippet.end

/// What a person touches: a text field and a button.
struct Controls: Sendable {
  let name = Subject<String, Never>()
  let tap = Subject<Void, Never>()
}

heading("A form: its controls are there first")
let clock = VirtualScheduler()
let chart = Chart(clock)
let wrong = Chart(clock)
// snippet.form
let form = Controls()
let formInput = SayHello.Input(name: form.name.signal, tap: form.tap.signal)
let greeting = SayHello().transform(input: formInput).greeting
// snippet.end
chart.record("name", form.name.signal)
chart.record("tap", form.tap.signal)
// snippet.wrong
let pairs = combineLatest(form.name.signal, form.tap.signal)
wrong.record("name", form.name.signal)
wrong.record("tap", form.tap.signal)
wrong.record("greets", pairs.map { name, tap in "Hello \(name)!" })
// snippet.end
let phoneLabel = Recorder<String>()
let tabletLabel = Recorder<String>()
form.tap.signal.withLatestFrom(form.name.signal)
  .subscribeToEvents { event in print("withLatestFrom sends \(event)") }
// snippet.screens
chart.record("phone", greeting) { text in phoneLabel.append(text) }
clock.at(1) { form.name.send("Ada") }
clock.at(2) {  // the tablet opens the same form
  chart.record("tablet", greeting) { text in tabletLabel.append(text) }
}
clock.at(3) { form.tap.send(()) }
clock.at(4) { form.name.send("Adam") }
// snippet.end
clock.run()
print("the phone showed: \(phoneLabel.values)")
print("the tablet showed: \(tabletLabel.values)")

heading("The form, drawn")
draw("the form", chart.drawing)

heading("A table: the button comes late")
let cells = Controls()
let tableLabel = Recorder<String>()
// snippet.table
cells.name.send("Ada")  // she scrolls down: the table makes the button's cell
let input = SayHello.Input(name: cells.name.signal, tap: cells.tap.signal)
SayHello().transform(input: input).greeting
  .subscribe { text in tableLabel.append(text) }
cells.tap.send(())
// snippet.end
print("the label showed: \(tableLabel.values)")

heading("Common mistake: combineLatest in place of withLatestFrom")
draw("whom combineLatest greets", wrong.drawing)
