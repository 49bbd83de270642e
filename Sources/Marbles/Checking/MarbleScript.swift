/// A check whose rows have been read.
package struct MarbleScript: Sendable {
  /// What each source sends.
  let sources: [Timeline]

  /// When the signal is subscribed to, and when it is disposed.
  package let window: Timeline

  private let expected: Timeline
  private let lifetimes: [[Timeline]]

  /// A number of ticks after which all that is drawn has happened long ago.
  package let horizon: Int

  /// Reads a check.
  ///
  /// - Throws: `NotationError`, which says what is wrong with a row.
  package init(_ check: MarbleCheck) throws(NotationError) {
    sources = try check.sources.enumerated().map { index, row throws(NotationError) in
      try Timeline(parsing: row, label: "source \(index + 1)", legend: check.values)
    }
    window = .subscription("window", from: 0, to: check.disposedAt)
    expected = try Timeline(parsing: check.expected, label: "expected", legend: check.values)
    lifetimes = try check.lifetimes.enumerated().map { index, rows throws(NotationError) in
      try rows.split(separator: "/").map { row throws(NotationError) in
        try Timeline(parsing: String(row), label: "expected \(index + 1)")
      }
    }
    let rows = check.sources + check.lifetimes + [check.expected]
    horizon = rows.map(\.count).reduce(10, +)
  }

  /// Returns how what happened differs from the drawing, if it does.
  package func difference(to run: MarbleRun) -> String? {
    var rows: [Timeline] = []
    if expected.entries != run.outputs[0].entries {
      rows = (window.entries.count > 1 ? [window] : []) + [expected, run.outputs[0]]
    }
    for (expected, actual) in zip(lifetimes, run.lifetimes)
    where expected.map(\.entries) != actual.map(\.entries) {
      rows += expected + actual
    }
    return rows.isEmpty ? nil : text(rows)
  }

  /// Draws rows under those of the sources.
  package func text(_ rows: [Timeline]) -> String {
    MarbleDrawing(sources + rows).description
  }
}
