// Lesson 25 · A view model as a function
//
// A screen asks for a name and greets whoever taps its button. Its view model
// is a function from what goes in to what comes out. Run me: make lesson-25

import LessonKit
import ReactiveCore

lesson(25, "A view model as a function")

// snippet.function
enum Lost: Error { case keyboard }
protocol ViewModelType {
  associatedtype Input
  associatedtype Output
  func transform(input: Input) -> Output
}
struct SayHello: ViewModelType {
  typealias Input = (name: Signal<String, Lost>, tap: Signal<Void, Lost>)
  func transform(input: Input) -> Driver<String> {  // so this is the Output
    input.tap.withLatestFrom(input.name).map { "Hello \($1)!" }.startWith("")
      .asDriver(onErrorJustReturn: ":-(", on: clock)
  }
}
// snippet.end

// snippet.step
let (clock, label) = (VirtualScheduler(), Subject<String, Never>())
let (shown, chart, wrong) = (Recorder<String>(), Chart(clock), Chart(clock))
@MainActor func step(_ title: String, _ action: () -> Void) {
  action()
  clock.advance(ticks: 1)
  print("\(title): \(shown.values)")
}
// snippet.end
// snippet.play
typealias Cell = (type: @Sendable (String) -> Void, tap: @Sendable (()) -> Void)
@MainActor @discardableResult func play(_ cell: Cell) -> [String] {
  step("the screen appears") { shown.removeAll() }
  step("  Ada types her name") { cell.type("Ada") }
  step("  she taps") { cell.tap(()) }
  step("  she types on, Adam") { cell.type("Adam") }
  return shown.values
}
// snippet.end

heading("A form: beside each step, all that its label has shown")
// snippet.form
let (name, tap) = (Subject<String, Lost>(), Subject<Void, Lost>())
let input = (chart.watch("name", name.signal), chart.watch("tap", tap.signal))
SayHello().transform(input: input).drive(label.send)
chart.watch("greeting", label.signal).subscribe { shown.append($0) }
// snippet.end
// snippet.wrong
wrong.record("greets", combineLatest(name.signal, tap.signal).map { $0.0 })
// snippet.end
// snippet.run
let onForm = play((name.send, tap.send))
step("  the keyboard is lost") { name.fail(.keyboard) }
// snippet.end

heading("The form, drawn")
draw("the form", chart.drawing)

heading("A table makes its cell late: too late for a function")
SayHello().transform(input: (.never, .never)).drive(label.send)  // no cell yet
play((Subject<String, Lost>().send, Subject<Void, Lost>().send))

heading("A view model that owns its inputs: the same table, then a tablet")
func makeGreeter() -> (input: Cell, output: Driver<String>) {
  let name = ReplaySubject<String, Lost>(bufferSize: 1)
  let tap = Subject<Void, Lost>()
  let output = SayHello().transform(input: (name.signal, tap.signal))
  return ((name.send, tap.send), output)
}
let greeter = makeGreeter()
var bag = DisposeBag()
greeter.output.drive(label.send).disposed(by: bag)  // no cell yet
print("the form showed the same: \(play(greeter.input) == onForm)")
greeter.output.drive { print("the tablet shows \($0)") }.disposed(by: bag)
step("she taps") { greeter.input.tap(()) }
bag = DisposeBag()  // both views go
greeter.output.drive(label.send)
step("the table is back, she taps") { greeter.input.tap(()) }

heading("Common mistake: combineLatest in place of withLatestFrom")
draw("whom combineLatest greets", wrong.drawing)
