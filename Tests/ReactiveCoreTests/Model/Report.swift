import LessonKit

extension Comparison {
  /// What is shown of a drawing for which the core and the model differ.
  func report(_ twin: Twin, _ scene: Scene) -> String {
    let rows = Set((expected + actual).map(\.row)).sorted()
    let compared = rows.flatMap { row in
      [
        Timeline("\(row), expected", expected.timeline(of: row)),
        Timeline("\(row), actual", actual.timeline(of: row)),
      ]
    }
    let tree = scene.tree.map { "\($0.name(of: twin.branches))\n" } ?? ""
    return """
      \(tree)\(MarbleDrawing(scene.timelines + compared))
      with count \(scene.count) and span \(scene.span)\(scene.isWatched ? "" : ", sources unwatched")

      scheduled: \(scene.steps)
      expected:  \(expected.line)
      actual:    \(actual.line)
      """
  }
}

extension [Entry] {
  /// All entries in one order.
  fileprivate var line: String {
    isEmpty ? "nothing" : map { "\($0.tick) \($0.row) \($0.mark.sign)" }.joined(separator: " · ")
  }

  fileprivate func timeline(of row: String) -> [Timeline.Entry] {
    filter { $0.row == row }.map { Timeline.Entry(tick: $0.tick, mark: $0.mark) }
  }
}

extension Scene {
  /// The rows of the sources that do anything.
  fileprivate var timelines: [Timeline] {
    allSources.indices.compactMap { index in
      let source = allSources[index]
      let isInner = index >= sources.count
      if isInner, source.events.isEmpty { return nil }
      let name = isInner ? "inner \(index - sources.count)" : "source \(index + 1)"
      let buffer = source.kind == .replaying ? " \(source.buffer)" : ""
      return Timeline("\(name), \(source.kind)\(buffer)", source.entries)
    }
  }

  /// What is scheduled, in the order in which it runs, in words.
  fileprivate var steps: String {
    let inOrder = Script(self).actions.map { beat, action in
      switch action {
      case .joins(let index): "\(beat.tick) \(Entry.listener(index)) subscribes"
      case .leaves(let index): "\(beat.tick) \(Entry.listener(index)) is disposed"
      case .switches(let index): "\(beat.tick) \(index % 2 == 0 ? "connect" : "disconnect")"
      case .sends(let index, let mark) where index < sources.count:
        "\(beat.tick) source \(index + 1) \(mark.sign)"
      case .sends(let index, let mark):
        "\(beat.tick) inner \(index - sources.count) \(mark.sign)"
      }
    }
    let byHand = listeners.enumerated().compactMap { index, listener in
      listener.leavesAfter.map { "\(Entry.listener(index)) disposes during its event \($0)" }
    }
    let schemes = [intrigue].compactMap(\.self).map { intrigue in
      let (schemer, victim) = (Entry.listener(intrigue.schemer), Entry.listener(intrigue.victim))
      return "\(schemer) disposes \(victim) during its event \(intrigue.event)"
    }
    return (inOrder + byHand + schemes).joined(separator: " · ")
  }
}

extension Mark {
  fileprivate var sign: String {
    switch self {
    case .next(let value): value
    case .failed(let text): "# \(text)"
    case .completed: "|"
    case .subscribed: "^"
    case .disposed: "!"
    }
  }
}
