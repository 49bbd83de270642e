import ReactiveCore

extension OperatorRow {
  /// Operators/Combining, on one source.
  static var combining: [OperatorRow] {
    [
      OperatorRow("merge") { source, _ in merge(source, .empty) },
      OperatorRow("merge, after another") { source, _ in merge(.empty, source) },
      OperatorRow("concat", goesOnAfter: .completion) { source, _ in concat(source, .empty) },
      OperatorRow("concat, after another") { source, _ in concat(.empty, source) },
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
      OperatorRow("zip, of an array") { source, around in
        zip([around.numbers.map { _ in Value?.none }, source.map(Optional.some)]).compactMap {
          $0[1]
        }
      },
      OperatorRow("withLatestFrom") { source, _ in
        source.withLatestFrom(Source.one).map { value, _ in value }
      },
      OperatorRow("take(until:)") { source, _ in source.take(until: Source.never) },
      OperatorRow("sample(on:)", passing: .notAll) { source, _ in source.sample(on: source) },
    ]
  }

  /// Operators/Combining, on two sources; `combineLatest` and `zip` get them in turn.
  static var combiningTwo: [OperatorRow] {
    let forms = CombiningForm<Value, Failure>.latest + CombiningForm<Value, Failure>.groups
    return [
      OperatorRow(ofTwo: "merge") { first, second, _ in merge(first, second) },
      OperatorRow(ofTwo: "merge, of an array") { first, second, _ in
        merge([first, first, second])
      },
      OperatorRow(ofTwo: "concat", subscribing: .afterFirst) { first, second, _ in
        concat(first, second)
      },
      OperatorRow(ofTwo: "withLatestFrom", completing: .withFirst) { first, second, _ in
        first.withLatestFrom(second).map { $1 }
      },
      OperatorRow(ofTwo: "sample(on:)", completing: .withEither) { first, second, _ in
        first.sample(on: second)
      },
      OperatorRow(ofTwo: "take(until:)", failsAtOnce: false, completing: .before) {
        first, second, _ in
        first.take(until: second)
      },
    ]
      + forms.map { form in
        OperatorRow(ofTwo: form.name, completing: form.completes) { first, second, _ in
          let sources = [first, second, first, second].prefix(form.count)
          return form.make(Array(sources)).map { $0[1] }
        }
      }
  }
}

extension Surroundings {
  /// A number for each value that the source may send.
  var numbers: Signal<Int, Failure> { .from(0..<limit) }
}
