import Foundation
import LessonKit
import ReactiveCore

/// Writes what each operator does for each value of its handle, as a script.
struct OperatorsFile {
  /// The text of the script.
  let text: String

  /// Runs all operators.
  ///
  /// - Parameter sources: The files with the operators' code.
  /// - Throws: What is wrong with a drawing.
  init(sources: [String]) throws {
    let code = sources.map(CodeOfOperators.parts).reduce(into: [:]) { $0.merge($1) { $1 } }
    let operators = try OperatorScene.all.map { scene -> (name: String, value: JavaScript) in
      let states = try scene.amounts.flatMap { amount in
        try scene.shifts.map { ticks in
          JavaScript.json(
            State(
              inputs: scene.inputs(amount, shiftedBy: ticks),
              rows: try scene.rows(amount, shiftedBy: ticks)))
        }
      }
      let entry = JavaScript.object([
        ("group", .json(scene.group)), ("says", .json(scene.says)), ("handle", .json(scene.handle)),
        ("amounts", .json(scene.amounts)), ("code", .json(code[scene.name] ?? "")),
        ("grip", .json(scene.grip)), ("shift", .json(scene.shift)),
        ("states", .list(states)),
      ])
      return (scene.name, entry)
    }
    text = try JavaScript.object([
      ("lastTick", .json(OperatorScene.lastTick)), ("all", .object(operators)),
    ]).text(
      named: "operators",
      comment: """
        Recorded by the core: `make walkthrough` writes this file, and a test runs all of it again.

        A state belongs to one value of the handle and, within it, to one of the ticks by which a
        mark is moved: the sources as they were drawn, and a row for each subscription. A mark is a tick and a value, or | for a completion, # for a failure. A
        row without `to` goes on; one that ends without | or # was stopped.
        """)
  }

  /// What happens for one value of the handle.
  private struct State: Encodable {
    let inputs: [OperatorScene.Input]
    let rows: [OperatorScene.Row]
  }
}

extension OperatorScene {
  /// What happens on one subscription.
  struct Row: Encodable, Equatable {
    let title: String

    /// When it begins.
    let from: Int

    /// When it ends, if it does.
    let to: Int?

    /// What was sent, and when.
    let marks: [Mark]

    struct Mark: Encodable, Equatable {
      let tick: Int
      let mark: String

      /// As a pair, which is short.
      func encode(to encoder: any Encoder) throws {
        var pair = encoder.unkeyedContainer()
        try pair.encode(tick)
        try pair.encode(mark)
      }
    }

    /// Whether somebody stopped it, before its source ended.
    var isStopped: Bool { to != nil && !marks.contains { $0.mark == "|" || $0.mark == "#" } }
  }

  /// Runs the operator, and returns a row for each subscription: sources and inner signals, then
  /// the output.
  func rows(_ amount: Int, shiftedBy ticks: Int) throws -> [Row] {
    let clock = VirtualScheduler()
    let chart = Chart(clock)
    let inputs = inputs(amount, shiftedBy: ticks)
    try play.start(Stage(clock: clock, chart: chart, inputs: inputs, amount: amount))
    clock.advance(ticks: Self.lastTick)
    let timelines = chart.drawing.timelines
    let rows = stride(from: 0, to: timelines.count, by: 2).map {
      Row(timelines[$0], subscription: timelines[$0 + 1])
    }
    return rows.filter { !$0.isOfListener } + rows.filter(\.isOfListener)
  }
}

extension OperatorScene.Row {
  /// Whether it is what somebody listens to.
  var isOfListener: Bool { title == "output" || title == "late" }

  init(_ row: Timeline, subscription: Timeline) {
    title = row.label
    from = row.from
    to = subscription.entries.first { $0.mark == .disposed }?.tick
    marks = row.entries.map { Mark(tick: $0.tick, mark: $0.mark.text) }
  }
}

extension Timeline.Mark {
  /// The mark as a row shows it.
  fileprivate var text: String {
    switch self {
    case .next(let value): value
    case .failed: "#"
    case .completed: "|"
    case .subscribed: "^"
    case .disposed: "!"
    }
  }
}
