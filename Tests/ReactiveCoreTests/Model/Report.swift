import LessonKit

extension Comparison {
  /// What is shown of a drawing for which the core and the model differ.
  func report(_ twin: Twin, _ scene: Scene) -> String {
    let sources = scene.allSources.enumerated().map { index, source in
      let isInner = index >= scene.sources.count
      let name = isInner ? "inner \(index - scene.sources.count)" : "source \(index + 1)"
      let order = source.entries.sorted { $0.tick < $1.tick }
      return Timeline("\(name) (\(source.kind))", order)
    }
    let rows = Set((expected + actual).map(\.row)).sorted()
    let compared = rows.flatMap { row in
      [timeline(row, of: expected, "expected"), timeline(row, of: actual, "actual")]
    }
    let isNoisy = scene.listeners.count > 1 || scene.listeners[0].leaves != nil
    return """

      \(MarbleDrawing(sources + compared))

      chain \(scene.chain.map { twin.links[$0].name }), count \(scene.count), span \(scene.span), \(scene.allSources.map { "\($0.kind) \($0.buffer)" })
      \(scene.listeners.map { "\($0)" }.joined(separator: "\n"))\(isNoisy ? "" : "")
      in order, expected: \(line(expected))
      in order, actual:   \(line(actual))
      scheduled:          \(scene.schedule.map { "\($0.cue.tick): \($0.action)" }.joined(separator: ", "))
      """
  }

  private func timeline(_ row: String, of entries: [Entry], _ side: String) -> Timeline {
    Timeline(
      "\(row), \(side)",
      entries.filter { $0.row == row }.sorted { $0.tick < $1.tick }
        .map { Timeline.Entry(tick: $0.tick, mark: $0.mark) })
  }

  private func line(_ entries: [Entry]) -> String {
    entries.map { "\($0.tick) \($0.row) \($0.mark)" }.joined(separator: ", ")
  }
}
