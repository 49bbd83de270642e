import Testing

@testable import ReactiveCore

/// One operator or source in the table of those that must not leak.
struct LeakRow: Sendable, CustomTestStringConvertible {
  /// The name of the function or property of the core, and what else tells this row from others.
  let testDescription: String
  /// Whether the run goes on, as documented, when its only subscriber has gone.
  let outlives: Bool
  /// Whether it keeps what it may have to subscribe next, until it ends or is disposed.
  let keepsSource: Bool
  let make: @Sendable (LeakStage) -> LeakStage.Listen

  init<Value, Failure>(
    _ name: String, outlives: Bool = false, keepsSource: Bool = false,
    _ make: @escaping @Sendable (LeakStage) -> Signal<Value, Failure>
  ) {
    testDescription = name
    self.outlives = outlives
    self.keepsSource = keepsSource
    self.make = { stage in stage.listen(to: make(stage)) }
  }

  /// A row for an operator of one signal that is given a closure, which captures a token.
  init<Value, Failure>(
    of name: String,
    _ make: @escaping @Sendable (LeakStage.Source, _ closure: Token) -> Signal<Value, Failure>
  ) {
    self.init(name) { stage in make(stage.first.signal, stage.closure()) }
  }
}

extension LeakRow {
  static let transforming: [LeakRow] = [
    LeakRow("map(to:)") { $0.first.signal.map(to: $0.tokens.make("constant")) },
    LeakRow(of: "scan") { source, closure in source.scan([closure]) { $0 + [$1, closure] } },
    LeakRow(of: "reduce") { source, closure in source.reduce([closure]) { $0 + [$1, closure] } },
    LeakRow("startWith") { $0.first.signal.startWith($0.tokens.make("beginning")) },
    LeakRow("take, when it has taken") { $0.first.signal.take(1) },
    LeakRow(of: "setFailureType") { source, closure in
      source.catch(justReturn: closure).setFailureType(to: TestError.self)
    },
  ]

  static let flattening: [LeakRow] = [
    LeakRow(of: "catch(justReturn:)") { source, closure in source.catch(justReturn: closure) },
    LeakRow("retry", keepsSource: true) { $0.first.signal.retry(2) },
    LeakRow("retry with a delay", keepsSource: true) { stage in
      stage.first.signal.retry(2, on: stage.clock) { .seconds($0) }
    },
    LeakRow("repeat", keepsSource: true) { $0.first.signal.repeat(3) },
  ]
}
