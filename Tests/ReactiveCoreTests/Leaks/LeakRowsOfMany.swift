import Testing

@testable import ReactiveCore

extension LeakRow {
  /// Every operator, as it stands in the table; the other rows say what is special.
  static let operators =
    OperatorRow<Token, TestError>.all.map { row in
      LeakRow(row.name, outlives: row.outlives, keepsSource: row.keepsSource) { stage in
        row.make(stage.first.signal, stage.surroundings())
      }
    }
    + JoiningRow<Token, TestError>.all.map { row in
      LeakRow("\(row.name), of two", keepsSource: row.keepsSource) { stage in
        row.make(stage.first.signal, stage.other.signal, stage.surroundings())
      }
    }

  static let timed: [LeakRow] = [
    LeakRow("takeUntil, long after") { $0.first.signal.takeUntil($0.other.signal.skip(9)) },
    LeakRow("interval, per value") { stage in
      let clock = stage.clock
      return stage.first.signal.flatMapLatest { _ in
        Signal<Int, Never>.interval(every: .seconds(1), on: clock).take(3)
          .setFailureType(to: TestError.self)
      }
    },
    LeakRow("timer, per value") { stage in
      let clock = stage.clock
      return stage.first.signal.flatMap { .timer(after: .seconds(2), sending: $0, on: clock) }
    },
  ]

  static let all = operators + transforming + flattening + timed
}

extension LeakStage {
  /// What operators in the table need; their closures capture a token.
  fileprivate func surroundings() -> Surroundings<TestError> {
    let closure = closure()
    return Surroundings(clock: clock, error: TestError.server, touch: { closure.touch() })
  }
}
