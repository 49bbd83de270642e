import ReactiveCore

// snippet.protocol
/// A view model that is there before its views.
protocol ViewModelType {
  associatedtype Input
  associatedtype Output
  var input: Input { get }
  var output: Output { get }
}

/// An input: everybody may send to it, and that is all.
struct WriteOnly<Value: Sendable>: Sendable {
  let send: @Sendable (Value) -> Void
}
// snippet.end

// snippet.view-model
struct Greeter: ViewModelType, Sendable {
  struct Input: Sendable {
    let name: WriteOnly<String>
    let tap: WriteOnly<Void>
  }
  struct Output: Sendable {
    let greeting: Signal<String, Never>
  }

  let input: Input
  let output: Output

  init() {
    let names = ReplaySubject<String, Never>(bufferSize: 1)
    let taps = Subject<Void, Never>()
    input = Input(
      name: WriteOnly(send: names.send), tap: WriteOnly(send: taps.send))

    let greetings = taps.signal
      .withLatestFrom(names.signal)
      .map { tap, name in "Hello \(name)!" }
    output = Output(greeting: greetings.startWith(""))
  }
}
// snippet.end
