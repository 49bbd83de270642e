import ReactiveCore

/// A value that is a number, as an operator of a lesson has it that takes numbers.
private struct Number {
  let text: Text
  let value: Int64

  /// Makes a number of others.
  init(_ value: Int64, madeOf parents: [Text] = []) {
    self.value = value
    text = Text("\(value)", madeOf: parents)
  }

  /// Takes a text that is a number, such as `3`; `03` becomes another one.
  init?(_ text: Text) {
    guard let value = Int64(text.string) else { return nil }
    self.value = value
    self.text = text.string.isSame(as: "\(value)") ? text : Text("\(value)", madeOf: [text])
  }
}

extension Signal where Value == Text {
  /// The values that are numbers.
  fileprivate var numbers: Signal<Number, Failure> { compactMap { Number($0) } }
}

extension Signal where Value == Number {
  fileprivate var texts: Signal<Text, Failure> { map { $0.text } }
}

extension Operator {
  private static let five = ["--1---2---3---4---5---|"]
  private static let three = ["--1---2---3---|"]

  /// Operators that decide about each value of one source.
  static let values: [Operator] = [
    Operator(
      "map", .values, "map makes a new value from each value.",
      Argument("each value times", .number, start: 3), example: five,
      code: "input.map { $0 * amount }", takes: .numbers
    ) { input, arguments in
      input.numbers.map { Number($0.value * arguments.number, madeOf: [$0.text]) }.texts
    },
    Operator(
      "filter", .values, "filter passes on only the values that you choose to keep.",
      Argument("keep what is more than", .number, start: 2), example: five,
      code: "input.filter { $0 > amount }", takes: .numbers
    ) { input, arguments in input.numbers.filter { $0.value > arguments.number }.texts },
    Operator(
      "compactMap", .values,
      "compactMap makes a new value from each value, and drops those from which it makes nil.",
      example: ["--x---y---3---4---|"],
      code: "input.compactMap { Int($0) }", takes: .texts, makes: .numbers
    ) { input, _ in input.numbers.texts },
    Operator(
      "scan", .values, "scan adds each value to a running result, and sends every result.",
      Argument("the result begins at", .number, start: 0), example: five,
      code: "input.scan(amount) { sum, number in sum + number }", takes: .numbers
    ) { input, arguments in
      input.numbers.scan(Number(arguments.number)) { sum, number in
        Number(sum.value + number.value, madeOf: [number.text])
      }.texts
    },
    Operator(
      "reduce", .values,
      "reduce adds up all values, and sends the result when its source completes.",
      Argument("the result begins at", .number, start: 0), example: three,
      code: "input.reduce(amount) { sum, number in sum + number }", takes: .numbers
    ) { input, arguments in
      input.numbers.reduce(Number(arguments.number)) { sum, number in
        Number(sum.value + number.value, madeOf: [number.text, sum.text])
      }.texts
    },
    Operator(
      "collect", .values,
      "collect gathers all values, and sends them as one array at the end.", example: three,
      code: #"input.collect().map { "[\($0.joined(separator: ", "))]" }"#, takes: .texts
    ) { input, _ in
      input.collect().map { all in
        Text("[\(all.map { $0.string }.joined(separator: ", "))]", madeOf: all)
      }
    },
    Operator(
      "first", .values,
      "first sends the first value, then completes and stops its source.", stops: .always,
      example: three, code: "input.first()"
    ) { input, _ in input.first() },
    Operator(
      "distinctUntilChanged", .values,
      "distinctUntilChanged drops a value that is the same as the one before it.",
      example: ["--1-1-1---2---1---|"], code: "input.distinctUntilChanged()"
    ) { input, _ in input.distinctUntilChanged() },
    Operator(
      "distinctUntilChanged(by:)", .values,
      "distinctUntilChanged(by:) makes a key from each value, and drops a value if its key has not changed. Here the key says whether the value is small.",
      Argument("small is less than", .number, start: 3), example: five,
      code: "input.distinctUntilChanged { $0 < amount }", takes: .numbers
    ) { input, arguments in input.numbers.distinctUntilChanged { $0.value < arguments.number }.texts
    },
    Operator(
      "take", .values, "take sends the first values, then completes and stops its source.",
      Argument("how many", .number, start: 3), stops: .always, example: five,
      code: "input.take(amount)"
    ) { input, arguments in input.take(arguments.amount) },
    Operator(
      "take(while:)", .values,
      "take(while:) sends values as long as they pass a test, and completes at the first that does not.",
      Argument("while a value is less than", .number, start: 4), stops: .always, example: five,
      code: "input.take(while: { $0 < amount })", takes: .numbers
    ) { input, arguments in input.numbers.take(while: { $0.value < arguments.number }).texts },
    Operator(
      "skip", .values, "skip drops the first values, and sends the others.",
      Argument("how many", .number, start: 3), example: five, code: "input.skip(amount)"
    ) { input, arguments in input.skip(arguments.amount) },
    Operator(
      "startWith", .values,
      "startWith sends a value at once, before its source sends anything.",
      Argument("the value", .value, start: 0), example: five,
      code: #"input.startWith("amount")"#, takes: .texts
    ) { input, arguments in input.startWith(Text(arguments.text)) },
  ]
}
