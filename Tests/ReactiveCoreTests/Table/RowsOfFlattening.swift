import ReactiveCore

extension OperatorRow {
  /// Operators/Flattening, on one source.
  static var flattening: [OperatorRow] {
    [
      OperatorRow("flatMap") { source, around in source.flatMap { .just(around.pass($0)) } },
      OperatorRow("flatMap, to the source") { source, around in
        Source.one.flatMap { _ in around.pass(source) }
      },
      OperatorRow("flatMap(maxConcurrent:)") { source, around in
        source.flatMap(maxConcurrent: 2) { .just(around.pass($0)) }
      },
      OperatorRow("flatMap(maxConcurrent:), to the source", keepsSource: true) { source, around in
        Source.one.flatMap(maxConcurrent: 2) { _ in around.pass(source) }
      },
      OperatorRow("concatMap") { source, around in source.concatMap { .just(around.pass($0)) } },
      OperatorRow("concatMap, to the source", keepsSource: true) { source, around in
        Source.one.concatMap { _ in around.pass(source) }
      },
      OperatorRow("flatMapLatest") { source, around in
        source.flatMapLatest { .just(around.pass($0)) }
      },
      OperatorRow("flatMapLatest, to the source") { source, around in
        Source.one.flatMapLatest { _ in around.pass(source) }
      },
      OperatorRow("then, the source") { source, around in
        Source.empty.then { around.pass(source) }
      },
      OperatorRow("catch", goesOnAfter: .failure) { source, around in
        source.catch { .failed(around.pass($0)) }
      },
      OperatorRow("catch, by the source") { source, around in
        Source.failed(around.error).catch { _ in around.pass(source) }
      },
      OperatorRow("catch(justReturn:)") { source, around in
        source.flatMap {
          Source.failed(around.error).catch(justReturn: $0).setFailureType(to: Failure.self)
        }
      },
      OperatorRow("retry", keepsSource: true) { source, _ in source.retry(0) },
      OperatorRow("retry, with a delay", keepsSource: true) { source, around in
        source.retry(0, on: around.clock) { _ in around.pass(.seconds(1)) }
      },
      OperatorRow("retry, after a delay", passing: .notAll, keepsSource: true, failsAtOnce: false) {
        source, around in
        source.retry(1, on: around.clock) { _ in around.pass(.seconds(1)) }
      },
      OperatorRow("repeat", keepsSource: true) { source, _ in source.repeat(1) },
    ]
  }

  /// Operators/Flattening, on two sources.
  static var flatteningTwo: [OperatorRow] {
    [
      OperatorRow(ofTwo: "flatMap", subscribing: .perValue) { first, second, around in
        first.flatMap { second.startWith(around.pass($0)) }
      },
      OperatorRow(ofTwo: "flatMap(maxConcurrent:)", subscribing: .perValue, keepsSource: true) {
        first, second, around in
        first.flatMap(maxConcurrent: 2) { second.startWith(around.pass($0)) }
      },
      OperatorRow(ofTwo: "concatMap", subscribing: .perValue, keepsSource: true) {
        first, second, around in
        first.concatMap { second.startWith(around.pass($0)) }
      },
      OperatorRow(ofTwo: "flatMapLatest", subscribing: .perValue) { first, second, around in
        first.flatMapLatest { second.startWith(around.pass($0)) }
      },
      OperatorRow(ofTwo: "then", subscribing: .afterFirst) { first, second, around in
        first.then { around.pass(second) }
      },
      OperatorRow(ofTwo: "catch", subscribing: .afterFirst) { first, second, around in
        first.catch { _ in around.pass(second) }
      },
    ]
  }
}

extension Signal {
  /// One value, whose kind does not matter.
  static var one: Signal<Int, Failure> { .just(0) }
}
