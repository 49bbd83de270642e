import ReactiveCore

extension OperatorScene {
  /// Two sources; the second one begins to send later.
  private static func pair(_ shift: Int) -> [Input] {
    [
      Input(name: "first", drawing: "--1-----2-----3---|"),
      Input(name: "second", drawing: silence(shift) + "a----b----c-|"),
    ]
  }

  /// A source, and a trigger that sends once.
  private static func trigger(_ tick: Int) -> [Input] {
    [
      Input(name: "source", drawing: "--1---2---3---4---5---|"),
      Input(name: "trigger", drawing: silence(tick) + "x"),
    ]
  }

  private static func silence(_ ticks: Int) -> String { String(repeating: "-", count: ticks) }

  /// Operators that join two sources.
  static let joining: [OperatorScene] = [
    OperatorScene(
      "merge", .joining, "merge sends what either source sends, as it comes.",
      handle: "how many ticks late the second source is", 0...10,
      grip: Grip(row: "second", place: 0), inputs: { pair($0) },
      play: .two { first, second, _ in Signal.merge([first, second]) }),
    OperatorScene(
      "concat", .joining,
      "concat sends what the first source sends, and when it completes, what the second sends.",
      handle: "how many ticks longer the first source runs", 0...8,
      grip: Grip(row: "first", place: 2),
      inputs: { extra in
        [
          Input(name: "first", drawing: "--1---2" + silence(extra) + "|"),
          Input(name: "second", drawing: "--a--b--c|"),
        ]
      },
      play: .two { first, second, _ in Signal.concat([first, second]) }),
    OperatorScene(
      "zip", .joining,
      "zip pairs the first value of one source with the first of the other, then the second with the second, and so on. A value waits for its partner.",
      handle: "how many ticks late the second source is", 0...10,
      grip: Grip(row: "second", place: 0), inputs: { pair($0) },
      play: .two { first, second, _ in zip(first, second).map { "\($0)\($1)" } }),
    OperatorScene(
      "combineLatest", .joining,
      "combineLatest pairs the latest value of each source, whenever either sends. It waits until both have sent.",
      handle: "how many ticks late the second source is", 0...10,
      grip: Grip(row: "second", place: 0), inputs: { pair($0) },
      play: .two { first, second, _ in combineLatest(first, second).map { "\($0)\($1)" } }),
    OperatorScene(
      "withLatestFrom", .joining,
      "withLatestFrom adds the latest value of the second source to each value of the first. Only the first source makes it send.",
      handle: "how many ticks late the second source is", 0...10,
      grip: Grip(row: "second", place: 0), inputs: { pair($0) },
      play: .two { first, second, _ in first.withLatestFrom(second).map { "\($0)\($1)" } }),
    OperatorScene(
      "sample", .joining,
      "sample sends the latest value of the first source whenever the second sends, unless it has sent that value before. So does RxSwift; ReactiveSwift sends an old value again.",
      handle: "how many ticks late the second source is", 0...10,
      grip: Grip(row: "second", place: 0), inputs: { pair($0) },
      play: .two { first, second, _ in first.sample(on: second) }),
    OperatorScene(
      "takeUntil", .joining,
      "takeUntil sends what its source sends, until the trigger sends a value.",
      handle: "the trigger sends at tick", stride(from: 1, through: 23, by: 2),
      grip: Grip(row: "trigger", place: 0), inputs: { trigger($0) },
      play: .two { source, trigger, _ in source.takeUntil(trigger) }),
    OperatorScene(
      "then", .joining,
      "then waits until its source completes, drops its values, and goes on with another signal.",
      handle: "how many ticks longer the first source runs", 0...8,
      grip: Grip(row: "first", place: 2),
      inputs: { extra in
        [
          Input(name: "first", drawing: "--1---2" + silence(extra) + "|"),
          Input(name: "second", drawing: "--a--b--c|"),
        ]
      },
      play: .two { first, second, _ in first.then { second } }),
  ]

  /// Taps, and the request that each of them asks for.
  private static func taps(_ gap: Int) -> [Input] {
    let wait = silence(gap - 1)
    return [
      Input(name: "taps", drawing: "--1-----2---3------|"),
      Input(name: "request", drawing: "a\(wait)b\(wait)c|"),
    ]
  }

  /// Operators that make a signal of each value.
  static let inner: [OperatorScene] = [
    OperatorScene(
      "flatMap", .inner,
      "flatMap makes a signal of each value, and sends what all of them send, as it comes.",
      handle: "ticks between the values of a request", 1...5, inputs: { taps($0) },
      play: .inner { taps, request, stage in
        taps.flatMap { tap in
          stage.chart.watch("request \(tap)", request.map { tap + $0 })
        }
      }),
    OperatorScene(
      "concatMap", .inner,
      "concatMap makes a signal of each value. The next begins when the one before completes.",
      handle: "ticks between the values of a request", 1...5, inputs: { taps($0) },
      play: .inner { taps, request, stage in
        taps.concatMap { tap in
          stage.chart.watch("request \(tap)", request.map { tap + $0 })
        }
      }),
    OperatorScene(
      "flatMap(maxConcurrent:)", .inner,
      "flatMap(maxConcurrent:) makes a signal of each value, and runs only so many at a time.",
      handle: "how many run at a time", 1...3, inputs: { _ in taps(5) },
      play: .inner { taps, request, stage in
        taps.flatMap(maxConcurrent: stage.amount) { tap in
          stage.chart.watch("request \(tap)", request.map { tap + $0 })
        }
      }),
    OperatorScene(
      "flatMapLatest", .inner,
      "flatMapLatest makes a signal of each value, and stops the one before it.",
      handle: "ticks between the values of a request", 1...5, inputs: { taps($0) },
      play: .inner { taps, request, stage in
        taps.flatMapLatest { tap in
          stage.chart.watch("request \(tap)", request.map { tap + $0 })
        }
      }),
  ]
}
