import ReactiveCore

extension OperatorRow {
  /// Operators/Combining.
  static var combining: [OperatorRow] {
    [
      OperatorRow("merge") { source, _ in .merge(source, .empty) },
      OperatorRow("merge, behind another") { source, _ in .merge(.empty, source) },
      OperatorRow("concat") { source, _ in .concat(source, .empty) },
      OperatorRow("concat, behind another") { source, _ in .concat(.empty, source) },
      OperatorRow("combineLatest") { source, _ in combineLatest(Source.one, source).map { $1 } },
      OperatorRow("combineLatest, before another", passing: .onceSubscribed) { source, _ in
        combineLatest(source, Source.one).map { value, _ in value }
      },
      OperatorRow("combineLatest, of three") { source, _ in
        combineLatest(Source.one, Source.one, source).map { $2 }
      },
      OperatorRow("combineLatest, of four") { source, _ in
        combineLatest(Source.one, Source.one, Source.one, source).map { $3 }
      },
      OperatorRow("combineLatest, of an array") { source, _ in
        combineLatest([Signal<Value?, Failure>.just(nil), source.map { $0 }])
          .compactMap { $0[1] }
      },
      OperatorRow("zip") { source, around in zip(around.numbers, source).map { $1 } },
      OperatorRow("zip, of three") { source, around in
        zip(around.numbers, around.numbers, source).map { $2 }
      },
      OperatorRow("zip, of four") { source, around in
        zip(around.numbers, around.numbers, around.numbers, source).map { $3 }
      },
      OperatorRow("zip, of an array") { source, around in
        zip([around.numbers.map { _ in Value?.none }, source.map { $0 }]).compactMap { $0[1] }
      },
      OperatorRow("withLatestFrom") { source, _ in
        source.withLatestFrom(Source.one).map { value, _ in value }
      },
      OperatorRow("takeUntil") { source, _ in source.takeUntil(Source.never) },
      OperatorRow("sample(on:)", passing: .notAll) { source, _ in source.sample(on: source) },
    ]
  }
}

extension Surroundings {
  /// A number for each value that the source may send.
  var numbers: Signal<Int, Failure> { .from(0..<limit) }
}
