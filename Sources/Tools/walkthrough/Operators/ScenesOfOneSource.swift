import LessonKit
import ReactiveCore

extension OperatorScene {
  /// Five numbers, and the end.
  private static let five = [
    Input(name: "source", drawing: "--1---2---3---4---5---|")
  ]

  /// Some of five numbers, and the end.
  private static func some(_ count: Int) -> [Input] {
    let drawings = ["------|", "--1---|", "--1---2---|", "--1---2---3---|", "--1---2---3---4---|"]
    return [Input(name: "source", drawing: drawings[count])]
  }

  /// Operators that decide about each value of one source.
  static let values: [OperatorScene] = [
    OperatorScene(
      "map", .values, "map makes a new value from each value.",
      handle: "each value times", 1...5, inputs: { _ in five },
      play: .numbers { source, stage in source.map { $0 * stage.amount } }),
    OperatorScene(
      "map(to:)", .values,
      "map(to:) sends the same value each time its source sends one.",
      handle: "the value for each", 0...5, inputs: { _ in five },
      play: .numbers { source, stage in source.map(to: stage.amount) }),
    OperatorScene(
      "filter", .values, "filter passes on only the values that you choose to keep.",
      handle: "keep what is more than", 0...5, inputs: { _ in five },
      play: .numbers { source, stage in source.filter { $0 > stage.amount } }),
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
      },
      play: .text { source, _ in source.compactMap { Int($0) } }),
    OperatorScene(
      "scan", .values, "scan adds each value to a running result, and sends every result.",
      handle: "the result begins at", 0...5, inputs: { _ in five },
      play: .numbers { source, stage in source.scan(stage.amount) { sum, number in sum + number } }),
    OperatorScene(
      "reduce", .values,
      "reduce adds up all values, and sends the result when its source completes.",
      handle: "values of the source", 0...4, inputs: { some($0) },
      play: .numbers { source, _ in source.reduce(0) { sum, number in sum + number } }),
    OperatorScene(
      "collect", .values, "collect gathers all values, and sends them as one array at the end.",
      handle: "values of the source", 0...4, inputs: { some($0) },
      play: .numbers { source, _ in source.collect() }),
    OperatorScene(
      "first", .values,
      "first sends the first value, then completes and stops its source.",
      handle: "values of the source", 0...4, inputs: { some($0) },
      play: .numbers { source, _ in source.first() }),
    OperatorScene(
      "distinctUntilChanged", .values,
      "distinctUntilChanged drops a value that is the same as the one before it.",
      handle: "how often 1 comes in a row", 1...4,
      inputs: { count in
        let all = ["--1---2---1---|", "--1-1---2---1---|", "--1-1-1---2---1---|"]
        let drawing = (all + ["--1-1-1-1---2---1---|"])[count - 1]
        return [Input(name: "source", drawing: drawing)]
      },
      play: .numbers { source, _ in source.distinctUntilChanged() }),
    OperatorScene(
      "distinctUntilChanged(by:)", .values,
      "distinctUntilChanged(by:) makes a key from each value, and drops a value if its key has not changed. Here the key says whether the value is small.",
      handle: "small is less than", 1...5, inputs: { _ in five },
      play: .numbers { source, stage in source.distinctUntilChanged { $0 < stage.amount } }),
    OperatorScene(
      "take", .values, "take sends the first values, then completes and stops its source.",
      handle: "take", 0...6, inputs: { _ in five },
      play: .numbers { source, stage in source.take(stage.amount) }),
    OperatorScene(
      "take(while:)", .values,
      "take(while:) sends values as long as they pass a test, and completes at the first that does not.",
      handle: "while a value is less than", 1...6, inputs: { _ in five },
      play: .numbers { source, stage in source.take(while: { $0 < stage.amount }) }),
    OperatorScene(
      "skip", .values, "skip drops the first values, and sends the others.",
      handle: "skip", 0...6, inputs: { _ in five },
      play: .numbers { source, stage in source.skip(stage.amount) }),
    OperatorScene(
      "startWith", .values, "startWith sends a value at once, before its source sends anything.",
      handle: "start with", 0...5, inputs: { _ in five },
      play: .numbers { source, stage in source.startWith(stage.amount) }),
    OperatorScene(
      "setFailureType", .values,
      "setFailureType changes the type of failure that the compiler sees, and passes each event on as it is. Here catch has already dealt with the failure.",
      handle: "catch sends", 5...9,
      inputs: { _ in [Input(name: "source", drawing: "--1---2---#")] },
      play: .numbers { source, stage in
        let unfailing = source.catch(justReturn: stage.amount)
        let output = unfailing.setFailureType(to: DrawnError.self)
        return output
      }),
  ]
}
