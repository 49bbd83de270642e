import ReactiveCore

extension Operator {
  private static let pair = ["--1-----2-----3---|", "----a----b----c-|"]
  private static let trigger = ["--1---2---3---4---5---|", "-----------x"]
  private static let sequence = ["--1---2----|", "--a--b--c|"]

  /// Operators that join two sources.
  static let combining: [Operator] = [
    Operator(
      "merge", .combining, "merge sends what either source sends, as it comes.",
      other: .joins, stops: .atFailure, example: pair, code: "merge([input, other])",
      takes: .texts
    ) { input, arguments in merge([input, arguments.other]) },
    Operator(
      "concat", .combining,
      "concat sends what the first source sends, and when it completes, what the second sends.",
      other: .joins, example: sequence, code: "concat([input, other])", takes: .texts
    ) { input, arguments in concat([input, arguments.other]) },
    Operator(
      "zip", .combining,
      "zip pairs the first value of one source with the first of the other, then the second with the second, and so on. A value waits for its partner.",
      other: .joins, stops: .always, example: pair,
      code: #"zip(input, other).map { "\($0)\($1)" }"#, makes: .texts
    ) { input, arguments in zip(input, arguments.other).map { $0 + $1 } },
    Operator(
      "combineLatest", .combining,
      "combineLatest pairs the latest value of each source, whenever either sends. It waits until both have sent.",
      other: .joins, stops: .always, example: pair,
      code: #"combineLatest(input, other).map { "\($0)\($1)" }"#, makes: .texts
    ) { input, arguments in combineLatest(input, arguments.other).map { $0 + $1 } },
    Operator(
      "withLatestFrom", .combining,
      "withLatestFrom adds the latest value of the second source to each value of the first. Only the first source makes it send.",
      other: .joins, stops: .always, example: pair,
      code: #"input.withLatestFrom(other).map { "\($0)\($1)" }"#, makes: .texts
    ) { input, arguments in input.withLatestFrom(arguments.other).map { $0 + $1 } },
    Operator(
      "sample", .combining,
      "sample sends the latest value of the first source whenever the second sends, unless it has sent that value before. So does RxSwift; ReactiveSwift sends an old value again.",
      other: .joins, stops: .always, example: pair, code: "input.sample(on: other)"
    ) { input, arguments in input.sample(on: arguments.other) },
    Operator(
      "take(until:)", .combining,
      "take(until:) sends what its source sends until a second signal, its trigger, sends a value. Then it completes.",
      other: .joins, stops: .always, example: trigger, code: "input.take(until: other)"
    ) { input, arguments in input.take(until: arguments.other) },
    Operator(
      "then", .combining,
      "then waits until its source completes, drops its values, and goes on with another signal.",
      other: .joins, example: sequence, code: "input.then { other }", makes: .texts
    ) { input, arguments in input.then { arguments.other } },
  ]
}
