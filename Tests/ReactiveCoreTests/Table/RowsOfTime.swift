import ReactiveCore

extension OperatorRow {
  /// Operators/Time.
  static var time: [OperatorRow] {
    [
      OperatorRow("observe(on:)") { source, _ in source.observe(on: ImmediateClock()) },
      OperatorRow("observe(on:), a clock", passing: .notAll, failsAtOnce: false) { source, around in
        source.observe(on: around.clock)
      },
      OperatorRow("subscribe(on:)") { source, _ in source.subscribe(on: ImmediateClock()) },
      OperatorRow("subscribe(on:), a clock", passing: .notAll, failsAtOnce: false) {
        source, around in
        source.subscribe(on: around.clock)
      },
      OperatorRow("timeout(after:)") { source, around in
        source.timeout(after: .seconds(60), failingWith: around.error, on: around.clock)
      },
      OperatorRow("delay(for:)", passing: .notAll) { source, around in
        source.delay(for: .seconds(2), on: around.clock)
      },
      OperatorRow("debounce(for:)", passing: .notAll) { source, around in
        source.debounce(for: .seconds(2), on: around.clock)
      },
      OperatorRow("throttle(for:)", passing: .notAll) { source, around in
        source.throttle(for: .seconds(2), on: around.clock)
      },
    ]
  }
}
