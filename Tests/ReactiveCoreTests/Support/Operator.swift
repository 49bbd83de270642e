import LessonKit
import ReactiveCore
import Testing

/// An operator in a form that sends on what its source sends, to hold it to laws that all operators
/// share.
struct Operator: Sendable, CustomTestStringConvertible {
  typealias Numbers = Signal<Int, Trouble>

  let name: String
  let apply: @Sendable (Numbers) -> Numbers

  init(_ name: String, _ apply: @escaping @Sendable (Numbers) -> Numbers) {
    self.name = name
    self.apply = apply
  }

  var testDescription: String { name }

  /// Those that send on each value at once, where it is sent.
  static let all = ofOneSource + ofInnerSources + ofSeveralSources + ofTime

  private static let ofOneSource = [
    Operator("map") { $0.map { $0 } },
    Operator("filter") { $0.filter { _ in true } },
    Operator("compactMap") { $0.compactMap { $0 } },
    Operator("scan") { $0.scan(0) { $1 } },
    Operator("take") { $0.take(1_000) },
    Operator("take(while:)") { $0.take(while: { _ in true }) },
    Operator("skip") { $0.skip(0) },
    Operator("distinctUntilChanged") { $0.distinctUntilChanged() },
    Operator("distinctUntilChanged(by:)") { $0.distinctUntilChanged { $0 } },
    Operator("handleEvents") { $0.handleEvents(next: { _ in }) },
    Operator("catch") { $0.catch { .failed($0) } },
    Operator("retry") { $0.retry(0) },
    Operator("retry with a delay") { $0.retry(0, on: VirtualScheduler()) { _ in .ticks(1) } },
    Operator("repeat") { $0.repeat(1) },
    Operator("share") { $0.share() },
    Operator("share(replay:)") { $0.share(replay: 2) },
  ]

  private static let ofInnerSources = [
    Operator("flatMap") { $0.flatMap { .just($0) } },
    Operator("flatMap to the source") { source in Numbers.just(0).flatMap { _ in source } },
    Operator("concatMap") { $0.concatMap { .just($0) } },
    Operator("concatMap to the source") { source in Numbers.just(0).concatMap { _ in source } },
    Operator("flatMap(maxConcurrent:)") { $0.flatMap(maxConcurrent: 2) { .just($0) } },
    Operator("flatMap(maxConcurrent:) to the source") { source in
      Numbers.just(0).flatMap(maxConcurrent: 2) { _ in source }
    },
    Operator("flatMapLatest") { $0.flatMapLatest { .just($0) } },
    Operator("flatMapLatest to the source") { source in
      Numbers.just(0).flatMapLatest { _ in source }
    },
    Operator("then the source") { source in Numbers.empty.then { source } },
    Operator("catch by the source") { source in Numbers.failed(.server).catch { _ in source } },
  ]

  private static let ofSeveralSources = [
    Operator("merge") { .merge($0, .empty) },
    Operator("merge behind another") { .merge(.empty, $0) },
    Operator("concat") { .concat($0, .empty) },
    Operator("concat behind another") { .concat(.empty, $0) },
    Operator("zip of three") { zip(.from(0..<2_000), .from(0..<2_000), $0).map { $2 } },
    Operator("zip of an array") { zip([.from(0..<2_000), $0]).map { $0[1] } },
    Operator("combineLatest") { combineLatest(.just(0), $0).map { $1 } },
    Operator("combineLatest of three") { combineLatest(.just(0), .just(0), $0).map { $2 } },
    Operator("combineLatest of an array") { combineLatest([.just(0), $0]).map { $0[1] } },
    Operator("zip") { zip(.from(0..<2_000), $0).map { $1 } },
    Operator("withLatestFrom") { $0.withLatestFrom(Numbers.just(0)).map { value, _ in value } },
    Operator("takeUntil") { $0.takeUntil(Numbers.never) },
  ]

  private static let ofTime = [
    Operator("observe(on:)") { $0.observe(on: ImmediateScheduler()) },
    Operator("subscribe(on:)") { $0.subscribe(on: ImmediateScheduler()) },
    Operator("timeout") {
      $0.timeout(after: .ticks(1), failingWith: .server, on: VirtualScheduler())
    },
  ]
}
