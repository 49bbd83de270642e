import ReactiveCore

extension OperatorRow {
  /// Operators/Values.
  static var values: [OperatorRow] {
    [
      OperatorRow("map") { source, around in source.map { around.pass($0) } },
      OperatorRow("filter") { source, around in source.filter { _ in around.pass(true) } },
      OperatorRow("compactMap") { source, around in source.compactMap { around.pass($0) } },
      OperatorRow("scan") { source, around in
        source.scan(Value?.none) { around.pass($1) }.compactMap { $0 }
      },
      OperatorRow("take") { source, around in source.take(around.limit) },
      OperatorRow("take(while:)") { source, around in
        source.take(while: { _ in around.pass(true) })
      },
      OperatorRow("skip") { source, _ in source.skip(0) },
      OperatorRow("distinctUntilChanged") { source, _ in source.distinctUntilChanged() },
      OperatorRow("distinctUntilChanged(by:)") { source, around in
        source.distinctUntilChanged { around.pass($0) }
      },
      OperatorRow("handleEvents(subscribed:)") { source, around in
        source.handleEvents(
          subscribed: around.touch, next: { _ in around.touch() },
          failed: { _ in around.touch() }, completed: around.touch, disposed: around.touch)
      },
      OperatorRow("startWith") { source, _ in source.flatMap { Source.empty.startWith($0) } },
      OperatorRow("setFailureType(to:)") { source, _ in
        source.flatMap { Signal<Value, Never>.just($0).setFailureType(to: Failure.self) }
      },
      OperatorRow("first", passing: .notAll, failsAtOnce: false, completing: .before) { source, _ in
        source.first()
      },
      OperatorRow("reduce", passing: .notAll) { source, around in
        source.reduce(Value?.none) { around.pass($1) }.compactMap { $0 }
      },
      OperatorRow("collect", passing: .notAll) { source, _ in
        source.collect().compactMap(\.last)
      },
    ]
  }
}
