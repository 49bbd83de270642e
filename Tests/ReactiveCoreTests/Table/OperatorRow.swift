import Testing

@testable import ReactiveCore

/// An operator on one source, in a form that passes on what the source sends, or as much of it as the
/// operator can; or an operator on two sources, in a form that sends what the one or the other sends.
///
/// All rows together are the one table of operators. From it the tests of the laws, of leaks, of
/// depth, of threads and of values that call the core when they are destroyed draw their cases,
/// each for values and failures of its own; they add by hand only what is special.
struct OperatorRow<Value: Sendable & Equatable, Failure: Error>: Sendable,
  CustomTestStringConvertible
{
  typealias Source = Signal<Value, Failure>
  typealias Around = Surroundings<Failure>

  /// The name of the function with its first label, as in `take(while:)`; after a comma, what else
  /// tells this row from others.
  let name: String
  let passage: Passage
  /// When it subscribes its second source; nil if it takes only one.
  let second: SecondSource?
  /// Whether the run goes on, as documented, when its only subscriber has gone.
  let outlives: Bool
  /// Whether it keeps what it may have to subscribe next, until it ends or is disposed.
  let keepsSource: Bool
  /// Whether it fails where a source fails; if not, it does so at another time, or has ended.
  let failsAtOnce: Bool
  /// With which sources it completes.
  let completes: Completion
  /// After which ending of its source it goes on with another signal, in the table an empty one.
  let goesOnAfter: Ending?
  /// Applies the operator; one that takes a single source leaves the second alone.
  let make: @Sendable (_ first: Source, _ second: Source, _ around: Around) -> Source

  /// Makes a row for an operator on one source.
  init(
    _ name: String, passing passage: Passage = .atOnce, outlives: Bool = false,
    keepsSource: Bool = false, failsAtOnce: Bool = true,
    completing completes: Completion = .withAll,
    goesOnAfter: Ending? = nil,
    _ make: @escaping @Sendable (_ source: Source, _ around: Around) -> Source
  ) {
    self.name = name
    self.passage = passage
    self.outlives = outlives
    self.keepsSource = keepsSource
    self.failsAtOnce = failsAtOnce
    self.completes = completes
    self.goesOnAfter = goesOnAfter
    self.make = { source, _, around in make(source, around) }
    second = nil
  }

  /// Makes a row for an operator on two sources.
  init(
    ofTwo name: String, subscribing second: SecondSource = .withFirst, keepsSource: Bool = false,
    failsAtOnce: Bool = true, completing completes: Completion = .withAll,
    _ make: @escaping @Sendable (_ first: Source, _ second: Source, _ around: Around) -> Source
  ) {
    self.name = "\(name), of two sources"
    self.keepsSource = keepsSource
    self.failsAtOnce = failsAtOnce
    self.completes = completes
    self.make = make
    self.second = second
    (passage, outlives, goesOnAfter) = (.notAll, false, nil)
  }

  var testDescription: String { name }

  /// The name of the function alone.
  var title: String { name.title }

  /// Whether it completes with its first source, when the second goes on.
  var completesWithFirst: Bool { [.withFirst, .withEither].contains(completes) }

  /// Applies the operator to one source.
  func make(_ source: Source, _ around: Around) -> Source { make(source, .never, around) }

  /// Applies the operator to two sources, and to both merged if it takes only one.
  func makeOfBoth(_ first: Source, _ second: Source, _ around: Around) -> Source {
    self.second == nil ? make(merge(first, second), around) : make(first, second, around)
  }

  static var all: [OperatorRow] { ofOne + ofTwo }
  static var ofOne: [OperatorRow] { values + flattening + combining + time + sharing }
  static var ofTwo: [OperatorRow] { combiningTwo + flatteningTwo }

  /// Those on two sources that subscribe the second one at such times.
  static func ofTwo(subscribing times: SecondSource...) -> [OperatorRow] {
    ofTwo.filter { $0.second.map(times.contains) == true }
  }

  /// No operator at all.
  static var nothing: OperatorRow { OperatorRow("nothing") { source, _ in source } }

  /// Those that pass on each value where it is sent.
  static var atOnce: [OperatorRow] { ofOne.filter { $0.passage == .atOnce } }

  /// Those that pass on each value that a subject sends, where it is sent.
  static var ofSubjects: [OperatorRow] { ofOne.filter { $0.passage != .notAll } }
}

/// What an operator in the table does with the values of its source.
enum Passage: Sendable {
  /// It passes on each where it is sent.
  case atOnce

  /// The same, but none that is sent before the source has returned from subscribing.
  case onceSubscribed

  /// It passes on some, or none, or at another time.
  case notAll
}

/// With which of its sources an operator in the table completes, when both have sent a value.
enum Completion: Sendable {
  /// With the last one.
  case withAll

  /// With either.
  case withEither

  case withFirst, withSecond

  /// It has ended by then.
  case before
}

/// An ending, whatever the values and the failures are.
enum Ending: Sendable { case completion, failure }

/// When an operator in the table subscribes its second source.
enum SecondSource: Sendable {
  /// Before or after the first, while it is subscribed itself.
  case withFirst

  /// When the first has ended.
  case afterFirst

  /// For each value of the first, of which it makes a signal that begins with the value.
  case perValue
}

/// What an operator needs beside its sources.
struct Surroundings<Failure: Error>: Sendable {
  var clock = VirtualScheduler()
  /// What goes wrong, where a failure is needed.
  let error: Failure
  /// How many values the source sends at most.
  var limit = 2_000
  /// What each closure that an operator is given calls, and so captures, through `pass(_:)`.
  var touch: @Sendable () -> Void = {}

  /// Returns what it is given, for a closure to return.
  func pass<Anything>(_ anything: Anything) -> Anything {
    touch()
    return anything
  }
}

/// What most tests of the laws use.
typealias NumberRow = OperatorRow<Int, TestError>
typealias Numbers = Signal<Int, TestError>

extension OperatorRow where Failure == TestError {
  /// Applies the operator to sources, where its clock and its closures do not matter.
  func apply(_ first: Source, _ second: Source = .never) -> Source {
    make(first, second, Surroundings(error: .server))
  }
}
