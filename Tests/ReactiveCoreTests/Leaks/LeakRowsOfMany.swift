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
    LeakRow("delay") { $0.first.signal.delay(.seconds(2), on: $0.clock) },
    LeakRow("timeout") {
      $0.first.signal.timeout(after: .seconds(60), failingWith: Mishap(), on: $0.clock)
    },
    LeakRow("debounce") { $0.first.signal.debounce(.seconds(2), on: $0.clock) },
    LeakRow("throttle") { $0.first.signal.throttle(.seconds(2), on: $0.clock) },
    LeakRow("observe(on:)") { $0.first.signal.observe(on: $0.clock) },
    LeakRow("observe(on:), at once") { $0.first.signal.observe(on: ImmediateScheduler()) },
    LeakRow("subscribe(on:)") { $0.first.signal.subscribe(on: $0.clock) },
    LeakRow("subscribe(on:), at once") { $0.first.signal.subscribe(on: ImmediateScheduler()) },
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

  static let sharing: [LeakRow] = [
    LeakRow("share") { $0.first.signal.share() },
    LeakRow("share(replay:)") { $0.first.signal.share(replay: 2) },
    LeakRow("replayLazily", outlives: true) { $0.first.signal.replayLazily() },
    LeakRow("startEagerly", outlives: true) {
      $0.first.signal.startEagerly(on: ImmediateScheduler())
    },
    LeakRow("multicast", outlives: true) { stage in
      let connectable = stage.first.signal.multicast()
      connectable.connect()
      return connectable.signal
    },
  ]

  static let all = transforming + flattening + joining + timed + sharing
}
