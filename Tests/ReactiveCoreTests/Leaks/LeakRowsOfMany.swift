import Testing

@testable import ReactiveCore

extension LeakRow {
  static let joining: [LeakRow] = [
    LeakRow("merge") { .merge($0.first.signal, $0.other.signal) },
    LeakRow("merge([])") { .merge([$0.first.signal, $0.first.signal, $0.other.signal]) },
    LeakRow("combineLatest") { combineLatest($0.first.signal, $0.other.signal) },
    LeakRow("combineLatest of three") {
      combineLatest($0.first.signal, $0.other.signal, $0.first.signal)
    },
    LeakRow("combineLatest of four") {
      combineLatest($0.first.signal, $0.other.signal, $0.first.signal, $0.other.signal)
    },
    LeakRow("combineLatest([])") {
      combineLatest([$0.first.signal, $0.other.signal, $0.first.signal])
    },
    LeakRow("zip") { zip($0.first.signal, $0.other.signal) },
    LeakRow("zip of three") { zip($0.first.signal, $0.other.signal, $0.first.signal) },
    LeakRow("zip of four") {
      zip($0.first.signal, $0.other.signal, $0.first.signal, $0.other.signal)
    },
    LeakRow("zip([])") { zip([$0.first.signal, $0.other.signal, $0.first.signal]) },
    LeakRow("concat") { .concat($0.first.signal, $0.other.signal) },
    LeakRow("withLatestFrom") { $0.first.signal.withLatestFrom($0.other.signal) },
    LeakRow("sample") { $0.first.signal.sample(on: $0.other.signal) },
    LeakRow("takeUntil") { $0.first.signal.takeUntil($0.other.signal.skip(9)) },
    LeakRow("takeUntil, when it is time") { $0.first.signal.takeUntil($0.other.signal) },
  ]

  static let timed: [LeakRow] = [
    LeakRow("observe(on:)") { $0.first.signal.observe(on: $0.clock) },
    LeakRow("subscribe(on:)") { $0.first.signal.subscribe(on: $0.clock) },
    LeakRow("interval, per value") { stage in
      let clock = stage.clock
      return stage.first.signal.flatMapLatest { _ in
        Signal<Int, Never>.interval(every: .seconds(1), on: clock).take(3)
          .setFailureType(to: Mishap.self)
      }
    },
    LeakRow("timer, per value") { stage in
      let clock = stage.clock
      return stage.first.signal.flatMap { .timer(after: .seconds(2), sending: $0, on: clock) }
    },
  ]

  /// Every operator, as it stands in the table; the other rows say what is special.
  static let operators: [LeakRow] = OperatorRow<Token, Mishap>.all.map { row in
    LeakRow(row.name, outlives: row.outlives, keepsSource: row.keepsSource) { stage in
      let closure = stage.closure()
      return row.make(
        stage.first.signal,
        Surroundings(clock: stage.clock, error: Mishap(), touch: { closure.touch() }))
    }
  }

  static let all = operators + transforming + flattening + joining + timed
}
