import ReactiveCore

/// Operators that end with one source, whatever the other does: from the table, and in forms that the
/// table does not have.
extension OperatorRow where Value == Int, Failure == TestError {
  /// Those that fail with their first source.
  static var failing: [NumberRow] {
    failingWhileListening + ofTwo(subscribing: .perValue).map(\.swapped)
  }

  /// Those among them that listen to that source from the beginning.
  ///
  /// The others subscribe it for a value of the second one.
  static var failingWhileListening: [NumberRow] {
    eitherWayRound.filter(\.failsAtOnce) + [
      NumberRow(ofTwo: "a source with the same operator inside") { ending, other, _ in
        merge(merge(ending), merge(other))
      },
      NumberRow(ofTwo: "take(until:), the source fails") { ending, other, _ in
        ending.take(until: other.filter { _ in false })
      },
      NumberRow(ofTwo: "take(until:), the trigger fails") { ending, other, _ in
        other.take(until: ending.filter { _ in false })
      },
    ]
  }

  /// Those that complete with their first source.
  static var completing: [NumberRow] {
    eitherWayRound.filter(\.completesWithFirst) + [
      NumberRow(ofTwo: "take(until:), the source") { ending, other, _ in
        ending.take(until: other.filter { _ in false })
      },
      triggered,
    ]
  }

  /// The trigger sends when the first source completes.
  static var triggered: NumberRow {
    NumberRow(ofTwo: "take(until:), the trigger sends") { ending, other, _ in
      other.take(until: ending.filter { _ in false }.then { .just(1) })
    }
  }

  static var sampled: NumberRow {
    NumberRow(ofTwo: "sample(on:)") { source, trigger, _ in source.sample(on: trigger) }
  }

  /// All operators, and those on two sources also with their sources in the other order.
  static var eitherWayRound: [NumberRow] {
    ofTwo(subscribing: .withFirst, .perValue) + ofTwo(subscribing: .withFirst).map(\.swapped)
      + ofOne
  }

  /// The same operator with its sources in the other order.
  private var swapped: NumberRow {
    NumberRow(
      ofTwo: "\(name), the second ends", failsAtOnce: failsAtOnce,
      completing: completes == .withFirst ? .withSecond : completes
    ) { make($1, $0, $2) }
  }
}
