import ReactiveCore

extension Operator {
  private static let taps = ["--1-----2---3------|", "a--b--c|"]

  /// Operators that make a signal of each value.
  static let flattening: [Operator] = [
    Operator(
      "flatMap", .flattening,
      "flatMap makes a signal of each value, and sends what all of them send, as it comes.",
      other: .inner, stops: .atFailure, example: taps,
      code: #"input.flatMap { value in other.map { "\(value)\($0)" } }"#, makes: .texts
    ) { input, arguments in input.flatMap { value in arguments.inner(for: value) } },
    Operator(
      "concatMap", .flattening,
      "concatMap makes a signal of each value. The next begins when the one before completes.",
      other: .inner, stops: .atFailure, example: taps,
      code: #"input.concatMap { value in other.map { "\(value)\($0)" } }"#, makes: .texts
    ) { input, arguments in input.concatMap { value in arguments.inner(for: value) } },
    Operator(
      "flatMap(maxConcurrent:)", .flattening,
      "flatMap(maxConcurrent:) makes a signal of each value, and runs only so many at a time.",
      Argument("how many run at a time", .number, 1...4, start: 2), other: .inner,
      stops: .atFailure, example: ["--1-----2---3------|", "a----b----c|"],
      code:
        #"input.flatMap(maxConcurrent: amount) { value in other.map { "\(value)\($0)" } }"#,
      makes: .texts
    ) { input, arguments in
      input.flatMap(maxConcurrent: arguments.amount) { value in arguments.inner(for: value) }
    },
    Operator(
      "flatMapLatest", .flattening,
      "flatMapLatest makes a signal of each value, and stops the one before it.",
      other: .inner, stops: .always, example: taps,
      code: #"input.flatMapLatest { value in other.map { "\(value)\($0)" } }"#, makes: .texts
    ) { input, arguments in input.flatMapLatest { value in arguments.inner(for: value) } },
  ]
}
