import LessonKit
import ReactiveCore

extension OperatorScene {
  private static func silence(_ ticks: Int) -> String { String(repeating: "-", count: ticks) }

  /// Operators that decide what happens when a source ends.
  static let endings: [OperatorScene] = [
    OperatorScene(
      "catch", .endings, "catch goes on with another signal when its source fails.",
      handle: "how many ticks later the source fails", 0...6, grip: Grip(row: "source", place: 2),
      inputs: { extra in
        [
          Input(name: "source", drawing: "--1---2" + silence(extra) + "#"),
          Input(name: "other", drawing: "--a--b--|"),
        ]
      },
      play: .two { source, other, _ in source.catch { _ in other } }),
    OperatorScene(
      "catch(justReturn:)", .endings,
      "catch(justReturn:) sends one value when its source fails, and completes.",
      handle: "how many ticks later the source fails", 0...6, grip: Grip(row: "source", place: 2),
      inputs: { [Input(name: "source", drawing: "--1---2" + silence($0) + "#")] },
      play: .text { source, _ in source.catch(justReturn: "x") }),
    OperatorScene(
      "retry", .endings,
      "retry subscribes again when its source fails: each time a new run, from the beginning. The number counts the attempts after the first, as in Combine; in RxSwift it counts the first one too.",
      handle: "more attempts", 0...3, inputs: { _ in [Input(name: "source", drawing: "--1-2#")] },
      play: .text { source, stage in source.retry(stage.amount) }),
    OperatorScene(
      "retry(_:on:after:)", .endings,
      "retry(_:on:after:) waits before it subscribes again. Here it waits one tick longer each time.",
      handle: "ticks before the first new attempt", 1...4,
      inputs: { _ in [Input(name: "source", drawing: "--1-2#")] },
      play: .text { source, stage in
        source.retry(2, on: stage.clock) { attempt in
          .ticks(stage.amount + attempt - 1)
        }
      }),
    OperatorScene(
      "repeat", .endings,
      "repeat subscribes again when its source completes: each time a new run, from the beginning.",
      handle: "runs in all", 0...4, inputs: { _ in [Input(name: "source", drawing: "--1-2|")] },
      play: .text { source, stage in source.repeat(stage.amount) }),
    OperatorScene(
      "timeout", .endings,
      "timeout fails if its source has not ended in time, as in ReactiveSwift. In RxSwift and Combine the time begins anew with each value, and Combine completes unless it is given an error.",
      handle: "ticks until the time is up", 1...20,
      inputs: { _ in [Input(name: "source", drawing: "--1---2------3--|")] },
      play: .text { source, stage in
        source.timeout(
          after: .ticks(stage.amount), failingWith: DrawnError("too late"), on: stage.clock)
      }),
  ]

  private static let typing = [Input(name: "typing", drawing: "--a-b-c------d--e-|")]

  /// The fourth letter, typed sooner after the third or later.
  private static let pause = Shift(
    grip: Grip(row: "typing", place: 3), by: [-6, -4, -2, 0, 2])

  private static func values(_ count: Int) -> [Input] {
    let sent = ["--a", "--b", "--c", "--d"].prefix(count).joined()
    return [Input(name: "source", drawing: sent + "--|")]
  }

  /// Operators that go by a clock.
  static let time: [OperatorScene] = [
    OperatorScene(
      "delay", .time, "delay sends each value later, and the completion too.",
      handle: "ticks later", 0...6, inputs: { _ in typing },
      play: .text { typing, stage in typing.delay(.ticks(stage.amount), on: stage.clock) }),
    OperatorScene(
      "debounce", .time,
      "debounce sends a value when its source has been quiet for a time, or has completed.",
      handle: "ticks to wait", 1...6, shift: pause, inputs: { _ in typing },
      play: .text { typing, stage in typing.debounce(.ticks(stage.amount), on: stage.clock) }),
    OperatorScene(
      "throttle", .time,
      "throttle sends the first value at once, and from then on the latest one each time the wait is over.",
      handle: "ticks to wait", 1...6, shift: pause, inputs: { _ in typing },
      play: .text { typing, stage in typing.throttle(.ticks(stage.amount), on: stage.clock) }),
    OperatorScene(
      "timer", .time, "timer sends one value after a time, and completes.",
      handle: "ticks to wait", 0...10,
      play: .alone { stage in
        Signal<String, Never>.timer(
          after: .ticks(stage.amount), sending: "tea", on: stage.clock)
      }),
    OperatorScene(
      "interval", .time, "interval counts: 0, 1, 2 and so on, at a steady pace. It never ends.",
      handle: "ticks between two values", 2...8,
      play: .alone { stage in Signal.interval(every: .ticks(stage.amount), on: stage.clock) }),
  ]

  private static let work = [Input(name: "work", drawing: "--1---2---3---4---|")]

  /// Operators that share one run, with a second listener who comes later.
  static let sharing: [OperatorScene] = [
    OperatorScene(
      "share", .sharing,
      "share starts one run for everybody who listens at the same time. Latecomers have missed what was sent.",
      handle: "the second listener comes at tick",
      stride(from: 0, through: 20, by: 4), grip: Grip(row: "late", place: nil),
      inputs: { _ in work },
      play: .text { work, stage in
        let output = work.share()
        stage.clock.at(stage.amount) { stage.chart.record("late", output) }
        return output
      }),
    OperatorScene(
      "share(replay:)", .sharing,
      "share(replay:) starts one run for all who listen at the same time. Here a latecomer gets the last value first.",
      handle: "the second listener comes at tick",
      stride(from: 0, through: 20, by: 4), grip: Grip(row: "late", place: nil),
      inputs: { _ in work },
      play: .text { work, stage in
        let output = work.share(replay: 1)
        stage.clock.at(stage.amount) { stage.chart.record("late", output) }
        return output
      }),
    OperatorScene(
      "replayLazily", .sharing,
      "replayLazily starts one run, once and for all, and remembers it. Latecomers get everything first.",
      handle: "the second listener comes at tick",
      stride(from: 0, through: 20, by: 4), grip: Grip(row: "late", place: nil),
      inputs: { _ in work },
      play: .text { work, stage in
        let output = work.replayLazily()
        stage.clock.at(stage.amount) { stage.chart.record("late", output) }
        return output
      }),
  ]
}
