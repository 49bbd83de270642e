import Testing

@testable import ReactiveCore

/// An operator in a form that passes on what its source sends, or as much of it as the operator
/// can.
///
/// All rows together are the one table of operators, with those of `JoiningRow`, which have two
/// sources. From it the tests of the laws, of re-entrancy, of leaks and of depth draw their cases,
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
  /// Whether the run goes on, as documented, when its only subscriber has gone.
  let outlives: Bool
  /// Whether it keeps what it may have to subscribe next, until it ends or is disposed.
  let keepsSource: Bool
  let make: @Sendable (_ source: Source, _ around: Around) -> Source

  init(
    _ name: String, passing passage: Passage = .atOnce, outlives: Bool = false,
    keepsSource: Bool = false,
    _ make: @escaping @Sendable (_ source: Source, _ around: Around) -> Source
  ) {
    self.name = name
    self.passage = passage
    self.outlives = outlives
    self.keepsSource = keepsSource
    self.make = make
  }

  var testDescription: String { name }

  static var all: [OperatorRow] { values + flattening + combining + time + sharing }

  /// No operator at all.
  static var nothing: OperatorRow { OperatorRow("nothing") { source, _ in source } }

  /// Those that pass on each value where it is sent.
  static var atOnce: [OperatorRow] { all.filter { $0.passage == .atOnce } }

  /// Those that pass on each value that a subject sends, where it is sent.
  static var ofSubjects: [OperatorRow] { all.filter { $0.passage != .notAll } }
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

/// What an operator needs beside its source.
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

extension OperatorRow where Failure == TestError {
  func apply(_ source: Source) -> Source { make(source, Surroundings(error: .server)) }
}
