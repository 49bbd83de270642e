@testable import ReactiveCore

extension GhostScene {
  static let all = operators + places

  static let operators = [
    GhostScene(operator: "Subject") { first, _, _ in first },
    GhostScene(operator: "scan") { first, _, _ in first.scan(Ghost()) { $1 } },
    GhostScene(operator: "collect") { first, _, _ in first.collect() },
    GhostScene(operator: "distinctUntilChanged") { first, _, _ in first.distinctUntilChanged() },
    GhostScene(operator: "skip") { first, _, _ in first.skip(3) },
    GhostScene(operator: "combineLatest") { first, second, _ in combineLatest(first, second) },
    GhostScene(operator: "zip") { first, second, _ in zip(first, second) },
    GhostScene(operator: "withLatestFrom") { first, second, _ in first.withLatestFrom(second) },
    GhostScene(operator: "sample") { first, second, _ in first.sample(on: second.skip(2)) },
    GhostScene(operator: "takeUntil") { first, second, _ in first.takeUntil(second.skip(5)) },
    GhostScene(operator: "merge") { first, second, _ in .merge(first, second) },
    GhostScene(operator: "flatMap") { first, second, _ in first.flatMap { second.startWith($0) } },
    GhostScene(operator: "concatMap") { first, second, _ in
      first.concatMap { second.startWith($0).take(2) }
    },
    GhostScene(operator: "flatMapLatest") { first, second, _ in
      first.flatMapLatest { second.startWith($0) }
    },
    GhostScene(operator: "debounce") { first, _, clock in first.debounce(.seconds(2), on: clock) },
    GhostScene(operator: "throttle") { first, _, clock in first.throttle(.seconds(2), on: clock) },
    GhostScene(operator: "delay") { first, _, clock in first.delay(.seconds(2), on: clock) },
    GhostScene(operator: "observe(on:)") { first, _, clock in first.observe(on: clock) },
    GhostScene(operator: "share(replay:)") { first, _, _ in first.share(replay: 2) },
    GhostScene(operator: "replayLazily") { first, _, _ in first.replayLazily(2) },
    GhostScene(operator: "a created signal") { first, second, _ in
      Signal { subscriber in
        first.subscribe { subscriber.send($0) }
        return second.subscribe { subscriber.send($0) }
      }
    },
  ]
}
