/// A slip that many make, whatever the exercise: how one sees it, and what helps.
struct Slip: Sendable {
  /// A regular expression, found in the compiler's message or in a line that the program prints.
  let words: String

  /// A regular expression, found in the learner's own code as well.
  var code = ""

  let advice: String

  /// Returns what to say about words of the compiler, or lines of a program, in which there are slips.
  static func advice(on words: [String], in code: String) -> [String] {
    all.filter { slip in
      guard let pattern = try? Regex(slip.words), let other = try? Regex(slip.code) else {
        return false
      }
      return code.contains(other) && words.contains { $0.contains(pattern) }
    }.map(\.advice)
  }

  static let all = [
    Slip(
      words: "captured var|main actor-isolated var",
      advice:
        "A handler may run on any thread, so it cannot change a var. Keep the number in a Counter, a "
        + "list in a Recorder."),
    Slip(
      words: "stored property .*'Sendable'.* is mutable",
      advice:
        "Several threads may use such an object at once, so it cannot have a var. Keep the value in "
        + "a Mutex, such as let value = Mutex(false), and use it inside value.withLock { value in … }."
    ),
    Slip(
      words:
        "type '(Replay)?(Subject|Property|ConnectableSignal)<.*( has no member '(subscribe|subscribeToEvents|"
        + "[a-z]*[mM]ap[A-Za-z]*|filter|scan|take|skip|share|startWith|handleEvents|withLatestFrom|"
        + "distinctUntilChanged|bind)'|to expected argument type 'Signal<)",
      advice:
        "Values go into a subject or a property, and come out of its signal. Whoever listens needs "
        + "the signal: write .signal after the name."),
    Slip(
      words: "type '@Sendable \\(.*\\) -> Signal<.*' has no member|ambiguous use of '\\w+'",
      code: "\\.[a-z]\\w*\\s*([;\n]|$)",
      advice:
        "A function is used here without being called. Write brackets after its name, as in share()."
    ),
    Slip(
      words: "producer: \\(Function\\)",
      advice:
        "What is printed here is a signal, and not what it sends: nobody has subscribed to it. map "
        + "only makes a signal of each value; flatMap also subscribes to it."),
    Slip(
      words: "type '(?!Signal<).*' to closure result type 'Signal<",
      advice:
        "This closure has to return a signal. To make another value of each value, use map; to "
        + "send a single value, .just(…) is a signal."),
    Slip(
      words: "type 'Signal<.*' to closure result type '(?!Signal<)",
      advice:
        "This closure returns a signal where a value is expected. If its operator is map: flatMap "
        + "and its relatives take a closure that returns a signal, and subscribe to it."),
    Slip(
      words: "missing argument for parameter 'on'",
      advice: "What waits needs a scheduler, which has the label on: write it last, as on: clock."),
    Slip(
      words: "type 'Int' to expected argument type 'Duration'",
      advice: "A duration needs its unit, such as .ticks(3) or .seconds(3)."),
    Slip(
      words: "missing return in",
      advice:
        "Where a closure or a function has several lines, the word return has to stand before what "
        + "it gives back. A producer gives back a Disposable."),
    Slip(
      words: "missing argument label '(on|as):'|closure passed to parameter of type 'Disposable'",
      code: "subscribe\\(\\s*(\\{|\\w+\\s*\\))",
      advice:
        "In the brackets of subscribe everything has its label: next for a handler, on for a "
        + "scheduler. A handler alone needs neither brackets nor label: subscribe { … }."),
    Slip(
      words: "value of optional type|has to be unwrapped|must be unwrapped", code: "try\\?",
      advice:
        "try? makes an optional of the result. Write try: an error then stops the program, which is "
        + "right for a small one."),
    Slip(
      words: "cannot assign value of type .* to type 'Property<",
      advice: "A property is a constant object. What changes is its value: write .value after it."),
  ]
}
