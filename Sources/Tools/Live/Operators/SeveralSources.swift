import ReactiveCore

extension Operator {
  private static let pair = ["--1-----2-----3---|", "----a----b----c-|"]
  private static let trigger = ["--1---2---3---4---5---|", "-----------x"]
  private static let sequence = ["--1---2----|", "--a--b--c|"]

  /// Operators that join two sources.
  static let joining: [Operator] = [
    Operator(
      "merge", .joining, "merge sends what either source sends, as it comes.",
      other: .joins, stops: .atFailure, example: pair, code: "Signal.merge([input, other])",
      takes: .texts
    ) { input, stage in Signal.merge([input, stage.other]) },
    Operator(
      "concat", .joining,
      "concat sends what the first source sends, and when it completes, what the second sends.",
      other: .joins, example: sequence, code: "Signal.concat([input, other])", takes: .texts
    ) { input, stage in Signal.concat([input, stage.other]) },
    Operator(
      "zip", .joining,
      "zip pairs the first value of one source with the first of the other, then the second with the second, and so on. A value waits for its partner.",
      other: .joins, stops: .always, example: pair,
      code: #"zip(input, other).map { "\($0)\($1)" }"#, makes: .texts
    ) { input, stage in zip(input, stage.other).map { $0 + $1 } },
    Operator(
      "combineLatest", .joining,
      "combineLatest pairs the latest value of each source, whenever either sends. It waits until both have sent.",
      other: .joins, stops: .always, example: pair,
      code: #"combineLatest(input, other).map { "\($0)\($1)" }"#, makes: .texts
    ) { input, stage in combineLatest(input, stage.other).map { $0 + $1 } },
    Operator(
      "withLatestFrom", .joining,
      "withLatestFrom adds the latest value of the second source to each value of the first. Only the first source makes it send.",
      other: .joins, stops: .always, example: pair,
      code: #"input.withLatestFrom(other).map { "\($0)\($1)" }"#, makes: .texts
    ) { input, stage in input.withLatestFrom(stage.other).map { $0 + $1 } },
    Operator(
      "sample", .joining,
      "sample sends the latest value of the first source whenever the second sends, unless it has sent that value before. So does RxSwift; ReactiveSwift sends an old value again.",
      other: .joins, stops: .always, example: pair, code: "input.sample(on: other)"
    ) { input, stage in input.sample(on: stage.other) },
    Operator(
      "takeUntil", .joining,
      "takeUntil sends what its source sends, until the trigger sends a value.",
      other: .joins, stops: .always, example: trigger, code: "input.takeUntil(other)"
    ) { input, stage in input.takeUntil(stage.other) },
    Operator(
      "then", .joining,
      "then waits until its source completes, drops its values, and goes on with another signal.",
      other: .joins, example: sequence, code: "input.then { other }", makes: .texts
    ) { input, stage in input.then { stage.other } },
  ]

  private static let taps = ["--1-----2---3------|", "a--b--c|"]

  /// Operators that make a signal of each value.
  static let inner: [Operator] = [
    Operator(
      "flatMap", .inner,
      "flatMap makes a signal of each value, and sends what all of them send, as it comes.",
      other: .inner, stops: .atFailure, example: taps,
      code: #"input.flatMap { value in other.map { "\(value)\($0)" } }"#, makes: .texts
    ) { input, stage in input.flatMap { value in stage.inner(for: value) } },
    Operator(
      "concatMap", .inner,
      "concatMap makes a signal of each value. The next begins when the one before completes.",
      other: .inner, stops: .atFailure, example: taps,
      code: #"input.concatMap { value in other.map { "\(value)\($0)" } }"#, makes: .texts
    ) { input, stage in input.concatMap { value in stage.inner(for: value) } },
    Operator(
      "flatMap(maxConcurrent:)", .inner,
      "flatMap(maxConcurrent:) makes a signal of each value, and runs only so many at a time.",
      Argument("how many run at a time", .number, 1...4, start: 2), other: .inner,
      stops: .atFailure, example: ["--1-----2---3------|", "a----b----c|"],
      code:
        #"input.flatMap(maxConcurrent: amount) { value in other.map { "\(value)\($0)" } }"#,
      makes: .texts
    ) { input, stage in
      input.flatMap(maxConcurrent: stage.amount) { value in stage.inner(for: value) }
    },
    Operator(
      "flatMapLatest", .inner,
      "flatMapLatest makes a signal of each value, and stops the one before it.",
      other: .inner, stops: .always, example: taps,
      code: #"input.flatMapLatest { value in other.map { "\(value)\($0)" } }"#, makes: .texts
    ) { input, stage in input.flatMapLatest { value in stage.inner(for: value) } },
  ]
}
