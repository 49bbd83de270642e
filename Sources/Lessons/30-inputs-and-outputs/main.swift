// Lesson 30 · A view model as a function
//
// A screen asks for a name and greets whoever taps its button. Its view model
// is a function from what goes in to what comes out. Run me: make lesson-30

import LessonKit
import ReactiveCore

lesson(30, "A view model as a function")

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
let formLabel = Recorder<String>()
form.tap.signal.withLatestFrom(form.name.signal)
  .subscribeToEvents { event in print("withLatestFrom sends \(event)") }
chart.record("greeting", greeting) { text in formLabel.append(text) }
// snippet.typing
clock.at(1) { form.name.send("Ada") }
clock.at(2) { form.tap.send(()) }
clock.at(3) { form.name.send("Adam") }
// snippet.end
clock.run()
print("the label showed: \(formLabel.values)")

heading("The form, drawn")
draw("the form", chart.drawing)

heading("A table: the button comes late")
let tableLabel = Recorder<String>()
// snippet.table
let nameCell = Subject<String, Never>()
nameCell.send("Ada")
// She scrolls down. Only now the table makes the cell with the button.
let buttonCell = Subject<Void, Never>()
let input = SayHello.Input(name: nameCell.signal, tap: buttonCell.signal)
SayHello().transform(input: input).greeting
  .subscribe { text in tableLabel.append(text) }
buttonCell.send(())
// snippet.end
print("the label showed: \(tableLabel.values)")

heading("Common mistake: combineLatest in place of withLatestFrom")
draw("whom combineLatest greets", wrong.drawing)
