import LessonKit
import ReactiveCore

extension OperatorScene {
  /// Five numbers, and the end.
  private static let five = [
    Input(name: "source", drawing: "--1---2---3---4---5---|", isOfNumbers: true)
  ]

  /// Some of five numbers, and the end.
  private static func some(_ count: Int) -> [Input] {
    let drawings = ["------|", "--1---|", "--1---2---|", "--1---2---3---|", "--1---2---3---4---|"]
    return [Input(name: "source", drawing: drawings[count], isOfNumbers: true)]
  }

  /// Operators that decide about each value of one source.
  static let values: [OperatorScene] = [
    OperatorScene(
      "map", .values, "map makes a new value from each value.",
      handle: "each value times", 1...5, inputs: { _ in five }
    ) { stage in
      let source = try stage.numbers()
      let amount = stage.amount
      // code.map
      let output = source.map { $0 * amount }
      // code.end
      stage.record(output)
    },
    OperatorScene(
      "map(to:)", .values,
      "map(to:) sends the same value each time its source sends one.",
      handle: "the value for each", 0...5, inputs: { _ in five }
    ) { stage in
      let source = try stage.numbers()
      let amount = stage.amount
      // code.map(to:)
      let output = source.map(to: amount)
      // code.end
      stage.record(output)
    },
    OperatorScene(
      "filter", .values, "filter passes on only the values that you choose to keep.",
      handle: "keep what is more than", 0...5, inputs: { _ in five }
    ) { stage in
      let source = try stage.numbers()
      let amount = stage.amount
      // code.filter
      let output = source.filter { $0 > amount }
      // code.end
      stage.record(output)
    },
    OperatorScene(
      "compactMap", .values,
      "compactMap makes a new value from each value, and drops those from which it makes nil.",
      handle: "letters in place of the first digits", 0...4,
      inputs: { count in
        let all = ["--1---2---3---4---|", "--x---2---3---4---|", "--x---y---3---4---|"]
        return [
          Input(
            name: "source", drawing: (all + ["--x---y---z---4---|", "--w---x---y---z---|"])[count])
        ]
      }
    ) { stage in
      let source = try stage.text()
      // code.compactMap
      let output = source.compactMap { Int($0) }
      // code.end
      stage.record(output)
    },
    OperatorScene(
      "scan", .values, "scan adds each value to a running result, and sends every result.",
      handle: "the result begins at", 0...5, inputs: { _ in five }
    ) { stage in
      let source = try stage.numbers()
      let amount = stage.amount
      // code.scan
      let output = source.scan(amount) { sum, number in sum + number }
      // code.end
      stage.record(output)
    },
    OperatorScene(
      "reduce", .values,
      "reduce adds up all values, and sends the result when its source completes.",
      handle: "values of the source", 0...4, inputs: { some($0) }
    ) { stage in
      let source = try stage.numbers()
      // code.reduce
      let output = source.reduce(0) { sum, number in sum + number }
      // code.end
      stage.record(output)
    },
    OperatorScene(
      "collect", .values, "collect gathers all values, and sends them as one array at the end.",
      handle: "values of the source", 0...4, inputs: { some($0) }
    ) { stage in
      let source = try stage.numbers()
      // code.collect
      let output = source.collect()
      // code.end
      stage.record(output)
    },
    OperatorScene(
      "count", .values, "count counts the values, and sends the number at the end.",
      handle: "values of the source", 0...4, inputs: { some($0) }
    ) { stage in
      let source = try stage.numbers()
      // code.count
      let output = source.count()
      // code.end
      stage.record(output)
    },
    OperatorScene(
      "last", .values, "last sends the last value, when its source completes.",
      handle: "values of the source", 0...4, inputs: { some($0) }
    ) { stage in
      let source = try stage.numbers()
      // code.last
      let output = source.last()
      // code.end
      stage.record(output)
    },
    OperatorScene(
      "first", .values,
      "first sends the first value, then completes and stops its source.",
      handle: "values of the source", 0...4, inputs: { some($0) }
    ) { stage in
      let source = try stage.numbers()
      // code.first
      let output = source.first()
      // code.end
      stage.record(output)
    },
    OperatorScene(
      "distinctUntilChanged", .values,
      "distinctUntilChanged drops a value that is the same as the one before it.",
      handle: "how often 1 comes in a row", 1...4,
      inputs: { count in
        let all = ["--1---2---1---|", "--1-1---2---1---|", "--1-1-1---2---1---|"]
        let drawing = (all + ["--1-1-1-1---2---1---|"])[count - 1]
        return [Input(name: "source", drawing: drawing, isOfNumbers: true)]
      }
    ) { stage in
      let source = try stage.numbers()
      // code.distinctUntilChanged
      let output = source.distinctUntilChanged()
      // code.end
      stage.record(output)
    },
    OperatorScene(
      "distinctUntilChanged(by:)", .values,
      "distinctUntilChanged(by:) makes a key from each value, and drops a value if its key has not changed. Here the key says whether the value is small.",
      handle: "small is less than", 1...5, inputs: { _ in five }
    ) { stage in
      let source = try stage.numbers()
      let amount = stage.amount
      // code.distinctUntilChanged(by:)
      let output = source.distinctUntilChanged { $0 < amount }
      // code.end
      stage.record(output)
    },
    OperatorScene(
      "take", .values, "take sends the first values, then completes and stops its source.",
      handle: "take", 0...6, inputs: { _ in five }
    ) { stage in
      let source = try stage.numbers()
      let amount = stage.amount
      // code.take
      let output = source.take(amount)
      // code.end
      stage.record(output)
    },
    OperatorScene(
      "take(while:)", .values,
      "take(while:) sends values as long as they pass a test, and completes at the first that does not.",
      handle: "while a value is less than", 1...6, inputs: { _ in five }
    ) { stage in
      let source = try stage.numbers()
      let amount = stage.amount
      // code.take(while:)
      let output = source.take(while: { $0 < amount })
      // code.end
      stage.record(output)
    },
    OperatorScene(
      "skip", .values, "skip drops the first values, and sends the others.",
      handle: "skip", 0...6, inputs: { _ in five }
    ) { stage in
      let source = try stage.numbers()
      let amount = stage.amount
      // code.skip
      let output = source.skip(amount)
      // code.end
      stage.record(output)
    },
    OperatorScene(
      "startWith", .values, "startWith sends a value at once, before its source sends anything.",
      handle: "start with", 0...5, inputs: { _ in five }
    ) { stage in
      let source = try stage.numbers()
      let amount = stage.amount
      // code.startWith
      let output = source.startWith(amount)
      // code.end
      stage.record(output)
    },
    OperatorScene(
      "setFailureType", .values,
      "setFailureType changes the type of failure that the compiler sees, and passes each event on as it is. Here catch has already dealt with the failure.",
      handle: "catch sends", 5...9,
      inputs: { _ in [Input(name: "source", drawing: "--1---2---#", isOfNumbers: true)] }
    ) { stage in
      let source = try stage.numbers()
      let amount = stage.amount
      // code.setFailureType
      let unfailing = source.catch(justReturn: amount)
      let output = unfailing.setFailureType(to: DrawnError.self)
      // code.end
      stage.record(output)
    },
  ]
}
