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

// snippet.controls
/// What a person touches: a text field and a button.
struct Controls: Sendable {
  let name = Subject<String, Never>()
  let tap = Subject<Void, Never>()
}
// snippet.end

/// Ada types, taps, and types on.
@MainActor func play(_ controls: Controls, on clock: VirtualScheduler) {
  clock.at(1) {
    print("tick 1: Ada types 'Ada'")
    controls.name.send("Ada")
  }
  clock.at(2) {
    print("tick 2: she taps")
    controls.tap.send(())
  }
  clock.at(3) {
    print("tick 3: she types on, 'Adam'")
    controls.name.send("Adam")
  }
  clock.run()
}

heading("A form: its controls are there first")
let clock = VirtualScheduler()
let chart = Chart(clock)
let wrong = Chart(clock)
// snippet.form
let form = Controls()
let formInput = SayHello.Input(name: form.name.signal, tap: form.tap.signal)
let formOutput = SayHello().transform(input: formInput)
// snippet.end
chart.record("name", form.name.signal)
chart.record("tap", form.tap.signal)
// snippet.form-label
let formLabel = Recorder<String>()
chart.record("greeting", formOutput.greeting) { text in formLabel.append(text) }
// snippet.end
// snippet.wrong
let pairs = combineLatest(form.name.signal, form.tap.signal)
wrong.record("name", form.name.signal)
wrong.record("tap", form.tap.signal)
wrong.record("greets", pairs.map { name, tap in "Hello \(name)!" })
// snippet.end
play(form, on: clock)
print("the label showed: \(formLabel.values)")

heading("The form, drawn")
draw("the form", chart.drawing)

heading("A table: the button comes late")
let laterClock = VirtualScheduler()
@Sendable func tell(_ line: String) {
  print("tick \(laterClock.tick): \(line)")
}
let cells = Controls()
let tableLabel = Recorder<String>()
// snippet.table
laterClock.at(1) {
  tell("Ada types 'Ada'")
  cells.name.send("Ada")
}
laterClock.at(2) {
  tell("she scrolls down: the table makes the cell with the button")
  let input = SayHello.Input(name: cells.name.signal, tap: cells.tap.signal)
  SayHello().transform(input: input).greeting
    .subscribe { text in tableLabel.append(text) }
}
laterClock.at(3) {
  tell("she taps")
  cells.tap.send(())
}
// snippet.end
laterClock.run()
print("the label showed: \(tableLabel.values)")

heading("The same, called before the button is there")
let earlyClock = VirtualScheduler()
let earlyCells = Controls()
// snippet.early
let noButtonYet = SayHello.Input(name: earlyCells.name.signal, tap: .never)
let earlyLabel = Recorder<String>()
SayHello().transform(input: noButtonYet).greeting
  .subscribe { text in earlyLabel.append(text) }
play(earlyCells, on: earlyClock)
print("the label showed: \(earlyLabel.values)")
// snippet.end

heading("Common mistake: combineLatest in place of withLatestFrom")
draw("whom combineLatest greets", wrong.drawing)
