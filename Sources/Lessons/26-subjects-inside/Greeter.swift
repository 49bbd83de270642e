import ReactiveCore

// snippet.view-model
/// A view model that owns its inputs: views call them, whenever they come.
struct Greeter: Sendable {
  struct Input: Sendable {
    fileprivate let names = ReplaySubject<String, Never>(bufferSize: 1)
    fileprivate let taps = Subject<Void, Never>()

    func type(_ text: String) { names.send(text) }
    func tap() { taps.send(()) }
  }
  struct Output: Sendable {
    let greeting: Signal<String, Never>
  }

  let input: Input
  let output: Output

  init() {
    input = Input()
    let greetings = input.taps.signal
      .withLatestFrom(input.names.signal)
      .map { tap, name in "Hello \(name)!" }
    output = Output(greeting: greetings.startWith(""))
  }
}
// snippet.end
