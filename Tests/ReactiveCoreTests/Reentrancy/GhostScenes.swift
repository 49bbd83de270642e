@testable import ReactiveCore

extension GhostScene {
  static let all = operators + special + places

  /// Every operator, as it stands in the table; the other scenes say what is special.
  private static let operators =
    OperatorRow<Ghost, TestError>.all.map { row in
      GhostScene(operator: row.name) { first, _, clock in
        row.make(first, Surroundings(clock: clock, error: TestError.server))
      }
    }
    + JoiningRow<Ghost, TestError>.all.map { row in
      GhostScene(operator: "\(row.name), of two") { first, second, clock in
        row.make(first, second, Surroundings(clock: clock, error: TestError.server))
      }
    }

  private static let special = [
    GhostScene(operator: "Subject") { first, _, _ in first },
    GhostScene(operator: "scan, from a ghost on") { first, _, _ in first.scan(Ghost()) { $1 } },
    GhostScene(operator: "collect, all of it") { first, _, _ in first.collect() },
    GhostScene(operator: "skip, some") { first, _, _ in first.skip(3) },
    GhostScene(operator: "sample, after some") { first, second, _ in
      first.sample(on: second.skip(2))
    },
    GhostScene(operator: "takeUntil, after some") { first, second, _ in
      first.takeUntil(second.skip(5))
    },
    GhostScene(operator: "concatMap, one after another") { first, second, _ in
      first.concatMap { second.startWith($0).take(2) }
    },
    GhostScene(operator: "a created signal") { first, second, _ in
      Signal { subscriber in
        first.subscribe { subscriber.send($0) }
        return second.subscribe { subscriber.send($0) }
      }
    },
  ]
}
