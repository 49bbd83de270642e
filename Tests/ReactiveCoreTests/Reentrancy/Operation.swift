import Testing

@testable import ReactiveCore

/// An operator, or a chain of them, that passes on the values 1, 2, 3, … as they are.
struct Operation: Sendable, CustomTestStringConvertible {
  typealias Numbers = Signal<Int, Mishap>

  let testDescription: String
  /// Whether it waits, before it passes on a value, until its source has returned from subscribing.
  let waits: Bool
  let apply: @Sendable (Numbers) -> Numbers

  init(
    _ name: String, waits: Bool = false, _ apply: @escaping @Sendable (Numbers) -> Numbers
  ) {
    testDescription = name
    self.waits = waits
    self.apply = apply
  }

  static let all = [
    Operation("nothing") { $0 },
    Operation("map") { $0.map { $0 } },
    Operation("filter") { $0.filter { $0 > 0 } },
    Operation("compactMap") { $0.compactMap { $0 } },
    Operation("scan") { $0.scan(0) { $1 } },
    Operation("distinctUntilChanged") { $0.distinctUntilChanged() },
    Operation("skip") { $0.skip(0) },
    Operation("take") { $0.take(1_000) },
    Operation("take(while:)") { $0.take { $0 > 0 } },
    Operation("handleEvents") { $0.handleEvents() },
    Operation("flatMap") { $0.flatMap { .just($0) } },
    Operation("concatMap") { $0.concatMap { .just($0) } },
    Operation("flatMapLatest") { $0.flatMapLatest { .just($0) } },
    Operation("catch") { $0.catch { _ in .empty } },
    Operation("retry") { $0.retry(1) },
    Operation("repeat") { $0.repeat(1) },
    Operation("then") { source in Numbers.empty.then { source } },
    Operation("merge") { .merge(.empty, $0) },
    Operation("combineLatest, first", waits: true) {
      combineLatest($0, Numbers.just(0)).map { $0.0 }
    },
    Operation("combineLatest, second") { combineLatest(Numbers.just(0), $0).map { $0.1 } },
    Operation("zip") { zip(Numbers.from(1...1_000), $0).map { $0.1 } },
    Operation("withLatestFrom") { $0.withLatestFrom(Numbers.just(0)).map { $0.0 } },
    Operation("takeUntil") { $0.takeUntil(Numbers.never) },
    Operation("timeout") {
      $0.timeout(after: .seconds(1), failingWith: Mishap(), on: VirtualScheduler())
    },
    Operation("observe(on:)") { $0.observe(on: ImmediateScheduler()) },
    Operation("subscribe(on:)") { $0.subscribe(on: ImmediateScheduler()) },
    Operation("share") { $0.share() },
    Operation("share(replay:)") { $0.share(replay: 1) },
    Operation("a chain") { $0.map { $0 }.flatMap { .just($0) }.filter { $0 > 0 }.share() },
  ]
}
