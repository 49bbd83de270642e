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
    let code = sources.map { CodeOfScenes(source: $0).parts }.reduce(into: [:]) {
      $0.merge($1) { first, _ in first }
    }
    let entries = try OperatorScene.all.map { scene in
      let states = try scene.amounts.map { amount in
        let inputs = scene.inputs(amount).map {
          "let \($0.name) = \($0.drawing)\($0.isOfNumbers ? " of numbers" : "")"
        }
        return "["
          + (inputs + (try scene.rows(amount))).map(ExplorerFile.quoted)
          .joined(separator: ", ") + "]"
      }
      return """
        \(ExplorerFile.quoted(scene.name)): {
        group: \(ExplorerFile.quoted(scene.group.rawValue)),
        says: \(ExplorerFile.quoted(scene.says)),
        handle: \(ExplorerFile.quoted(scene.handle)),
        amounts: \(Array(scene.amounts)),
        code: \(ExplorerFile.quoted(code[scene.name] ?? "")),
        states: [
        \(states.joined(separator: ",\n"))
        ]
        }
        """
    }
    text = """
      // Recorded by the core: `make walkthrough` writes this file, and a test runs all of it again.
      //
      // A state belongs to one value of the handle. `let` begins a source as it was drawn. Any
      // other row is name; from-to; what was sent: a tick and a value each, | for a completion, #
      // for a failure. Nothing after the hyphen means that the subscription went on; ! that
      // somebody stopped it.
      "use strict";
      ColdAndHot.operators = {
      lastTick: \(OperatorScene.lastTick),
      all: {
      \(entries.joined(separator: ",\n"))
      }
      };

      """
  }
}

extension OperatorScene {
  /// Runs the operator, and returns a row for each subscription: sources and inner signals, then
  /// the output.
  func rows(_ amount: Int) throws -> [String] {
    let clock = VirtualScheduler()
    let chart = Chart(clock)
    try play(Stage(clock: clock, chart: chart, inputs: inputs(amount), amount: amount))
    clock.advance(ticks: Self.lastTick)
    let timelines = chart.drawing.timelines
    let pairs = stride(from: 0, to: timelines.count, by: 2).map {
      (timelines[$0], timelines[$0 + 1])
    }
    let listeners = ["output", "late"]
    let sources = pairs.filter { !listeners.contains($0.0.label) }
    let outputs = pairs.filter { listeners.contains($0.0.label) }
    return (sources + outputs).map { row, subscription in Self.text(row, subscription) }
  }

  private static func text(_ row: Timeline, _ subscription: Timeline) -> String {
    let sent = row.entries.map { "\($0.tick) \($0.mark.text)" }
    let end = subscription.entries.first { $0.mark == .disposed }?.tick
    let hasEnded = row.entries.contains { $0.mark.text == "|" || $0.mark.text == "#" }
    let to = end.map { "\($0)\(hasEnded ? "" : "!")" } ?? ""
    return "\(row.label); \(row.from)-\(to); \(sent.joined(separator: ", "))"
  }
}

extension Timeline.Mark {
  /// The mark as a row shows it; a comma in a value would end it too early.
  fileprivate var text: String {
    switch self {
    case .next(let value): value.replacing(",", with: "")
    case .failed: "#"
    case .completed: "|"
    case .subscribed: "^"
    case .disposed: "!"
    }
  }
}
