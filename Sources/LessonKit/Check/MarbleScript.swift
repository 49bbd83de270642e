/// A check whose rows have been read and put on one clock, which begins with the first thing drawn.
package struct MarbleScript: Sendable {
  /// The tick of the clock that is tick 0 of the check: where the `^` of hot sources stands.
  package let start: Int

  /// What each source sends.
  package let sources: [MarbleSource]

  /// When each observer listens.
  package let windows: [Timeline]

  private let expected: [Timeline]
  private let lifetimes: [[Timeline]]

  /// A number of ticks after which all that is drawn has happened long ago.
  package let horizon: Int

  /// Reads a check.
  ///
  /// - Throws: `NotationError`, which says what is wrong with a row.
  package init(_ check: MarbleCheck) throws(NotationError) {
    var sources: [MarbleSource] = []
    for (index, row) in check.sources.enumerated() {
      sources.append(
        try MarbleSource(parsing: row, label: "source \(index + 1)", legend: check.values))
    }
    let start = sources.map(\.ticksBefore).max() ?? 0
    var windows: [Timeline] = []
    var expected: [Timeline] = []
    for observer in check.observers {
      windows.append(try Timeline(window: observer).shifted(by: start))
      let row = try Timeline(parsing: observer.expected, label: "expected", legend: check.values)
      expected.append(row.shifted(by: start))
    }
    var lifetimes: [[Timeline]] = []
    for (index, rows) in check.lifetimes.enumerated() {
      var ofSource: [Timeline] = []
      for row in rows.split(separator: "/") {
        let row = try Timeline(parsing: String(row), label: "expected \(index + 1)")
        ofSource.append(row.shifted(by: start))
      }
      lifetimes.append(ofSource)
    }
    self.start = start
    self.sources = sources.map { $0.shifted(by: start) }
    self.windows = windows
    self.expected = expected
    self.lifetimes = lifetimes
    let observed = check.observers.flatMap { [$0.window, $0.expected] }
    horizon = (check.sources + check.lifetimes + observed).map(\.count).reduce(10, +)
  }

  /// Returns how what happened differs from the drawing, if it does.
  package func difference(to run: MarbleRun) -> String? {
    var rows: [Timeline] = []
    for (index, expected) in expected.enumerated()
    where expected.entries != run.outputs[index].entries {
      if windows[index] != .subscription("window", from: start) { rows.append(windows[index]) }
      rows += [expected, run.outputs[index]]
    }
    for (expected, actual) in zip(lifetimes, run.lifetimes)
    where expected.map(\.entries) != actual.map(\.entries) {
      rows += expected + actual
    }
    return rows.isEmpty ? nil : text(rows)
  }

  /// Draws rows under those of the sources.
  package func text(_ rows: [Timeline]) -> String {
    MarbleDrawing(sources.map(\.row) + rows).description
  }
}

extension Timeline {
  /// Reads when an observer listens.
  fileprivate init(window observer: MarbleCheck.Observer) throws(NotationError) {
    let row = try Timeline(parsing: observer.window, label: observer.name)
    guard let begin = row.entries.first, begin.mark == .subscribed else {
      throw NotationError(
        notation: observer.window, column: 1, problem: "nobody subscribes",
        remedy: "write '^' where the observer does")
    }
    let label = observer.name.isEmpty ? "window" : observer.name
    self = .subscription(label, from: begin.tick, to: row.entries.dropFirst().first?.tick)
  }

  /// Returns the row, moved to later ticks, or to earlier ones if the number is negative.
  package func shifted(by ticks: Int) -> Timeline {
    let entries = entries.map { Entry(tick: $0.tick + ticks, mark: $0.mark) }
    return Timeline(label, entries, from: from + ticks, through: through.map { $0 + ticks })
  }
}
