import ReactiveCore

/// A signal on the page: each value is a text.
typealias TextSignal = Signal<Text, Failed>

/// What a source fails with.
struct Failed: Error {}

/// One row of the table of operators: what the page lists, what it applies, and the Swift that it
/// shows.
public struct Operator: Sendable {
  /// Which operators stand together.
  enum Group: String, Sendable { case values, combining, flattening, endings, time, sharing }

  /// What can be changed about an operator.
  public struct Argument: Sendable {
    enum Kind: String, Sendable {
      case number, ticks
      /// A number; or `forever`.
      case times
      /// A text that is sent.
      case value
    }

    let name: String
    let kind: Kind
    /// The numbers that it may have.
    public let range: ClosedRange<Int>
    let start: Int

    init(_ name: String, _ kind: Kind, _ range: ClosedRange<Int> = 0...9, start: Int) {
      self.name = name
      self.kind = kind
      self.range = range
      self.start = start
    }
  }

  /// What an operator does with a second source.
  enum Other: String, Sendable {
    case none = ""
    case joins
    /// It starts it anew for each value.
    case inner
  }

  /// When an operator stops a source that has not ended, though nobody leaves.
  enum Stops: Sendable { case never, atFailure, always }

  /// The type of the values, in the Swift text; here all are texts.
  enum Values: String, Sendable { case any, numbers, texts }

  /// Its name, with the labels of a form that is not the only one.
  public let name: String
  let group: Group

  /// What it does, in a sentence or two.
  let says: String

  /// What can be changed about it.
  public let argument: Argument?
  let other: Other
  let stops: Stops

  /// Sources to show it with, as drawings.
  let example: [String]

  /// The Swift of it, in which `input`, `other` and `amount` stand for what differs.
  let code: String

  /// What the Swift takes and makes; `any` makes what it takes.
  let takes: Values
  let makes: Values

  /// What starts the run, if no listener does.
  let starter: String

  let apply: @Sendable (TextSignal, Arguments) -> TextSignal

  init(
    _ name: String, _ group: Group, _ says: String, _ argument: Argument? = nil,
    other: Other = .none, stops: Stops = .never, example: [String], code: String,
    takes: Values = .any, makes: Values = .any, starter: String = "",
    apply: @escaping @Sendable (TextSignal, Arguments) -> TextSignal
  ) {
    self.name = name
    self.group = group
    self.says = says
    self.argument = argument
    self.other = other
    self.stops = stops
    self.example = example
    self.code = code
    self.takes = takes
    self.makes = makes
    self.starter = starter
    self.apply = apply
  }

  /// All operators that the page offers.
  public static let all = values + combining + flattening + endings + time + sharing

  static func named(_ name: String) -> Operator? { all.first { $0.name.isSame(as: name) } }
}

/// What an operator is given beside its input: its argument, its second source, and the clock.
struct Arguments: Sendable {
  let text: String
  let other: TextSignal

  /// The operator's place in the chain.
  let place: Int
  let clock: VirtualScheduler
  let studio: Studio

  /// The argument as a number.
  var amount: Int { text.isSame(as: "forever") ? .max : Int(number) }

  /// The argument as a number to calculate with.
  var number: Int64 { Int64(text) ?? 0 }

  /// The inner signal for a value: the second source, with the value put before each of its own.
  func inner(for value: Text) -> TextSignal {
    other.map { value + $0 }.handleEvents(subscribed: { [studio] in studio.expectRun(for: value) })
  }

  /// The argument as a value that an operator holds before anything was sent.
  var held: Text {
    let value = Text(text)
    studio.hold(value, at: place)
    return value
  }

  /// The argument as a time.
  var time: Duration { .ticks(amount) }
}

extension Duration {
  /// A tick of the page.
  static func ticks(_ count: Int) -> Duration { .seconds(count) }
}

extension VirtualScheduler {
  var tick: Int { Int(now.components.seconds) }

  /// Runs work when the clock shows a tick.
  func at(_ tick: Int, _ work: @escaping @Sendable () -> Void) {
    schedule(after: .ticks(tick) - now, work)
  }
}
