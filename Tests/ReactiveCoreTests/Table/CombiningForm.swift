import Testing

@testable import ReactiveCore

/// A form of `combineLatest` or of `zip`, for a number of signals.
struct CombiningForm<Value: Sendable, Failure: Error>: Sendable, CustomTestStringConvertible {
  typealias Source = Signal<Value, Failure>

  /// The name as the table of operators has it.
  let name: String
  let count: Int
  let completes: Completion
  let make: @Sendable ([Source]) -> Signal<[Value], Failure>

  init(
    _ name: String, _ count: Int, completing completes: Completion = .withAll,
    _ make: @escaping @Sendable ([Source]) -> Signal<[Value], Failure>
  ) {
    (self.name, self.count, self.completes, self.make) = (name, count, completes, make)
  }

  var testDescription: String { name }

  static var latest: [CombiningForm] {
    [
      CombiningForm("combineLatest", 2) { all in
        combineLatest(all[0], all[1]).map { [$0, $1] }
      },
      CombiningForm("combineLatest, of three", 3) { all in
        combineLatest(all[0], all[1], all[2]).map { [$0, $1, $2] }
      },
      CombiningForm("combineLatest, of four", 4) { all in
        combineLatest(all[0], all[1], all[2], all[3]).map { [$0, $1, $2, $3] }
      },
      CombiningForm("combineLatest, of an array", 4) { combineLatest($0) },
    ]
  }

  static var groups: [CombiningForm] {
    [
      CombiningForm("zip", 2, completing: .withEither) { all in
        zip(all[0], all[1]).map { [$0, $1] }
      },
      CombiningForm("zip, of three", 3, completing: .withEither) { all in
        zip(all[0], all[1], all[2]).map { [$0, $1, $2] }
      },
      CombiningForm("zip, of an array", 4, completing: .withEither) { zip($0) },
    ]
  }
}
