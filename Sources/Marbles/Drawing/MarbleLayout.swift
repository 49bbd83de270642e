/// A drawing laid out in columns, the same in all rows: where each mark stands, and what it means.
package struct MarbleLayout: Codable, Equatable, Sendable {
  /// The rows, from the top.
  package let rows: [Row]

  /// What the letters and the `#` stand for.
  package let meanings: [Meaning]

  /// The tick after which a column is no longer a tick, if there is one.
  package let lastTickToScale: Int?

  /// A row of events, or of a subscription.
  package struct Row: Codable, Equatable, Sendable {
    /// The name written before the row.
    package let label: String

    /// The column at which the row begins; it is blank before.
    package let start: Int

    /// The first column that the row does not reach.
    package let end: Int

    /// What happens on it, in order.
    package let moments: [Moment]
  }

  /// What happens at one tick: a mark, or the marks of a group, such as `a#`.
  package struct Moment: Codable, Equatable, Sendable {
    /// Where it stands; a group begins there with its bracket.
    package let column: Int

    /// The marks, one character each.
    package let marks: String

    /// The marks that stand for values.
    package var values: [Character] { marks.filter { !"|#^!".contains($0) } }

    /// The marks as the row shows them.
    var text: String { marks.count == 1 ? marks : "(\(marks))" }
  }

  /// What a mark stands for: `a = Bern`, or `# in search = timeout`.
  package struct Meaning: Codable, Equatable, Sendable, CustomStringConvertible {
    /// The letter, or `#`.
    package let mark: String

    /// The row in which it does, if it stands for something else in others.
    package let row: String?

    /// What it stands for.
    package let text: String

    package var description: String { "\(mark)\(row.map { " in \($0)" } ?? "") = \(text)" }
  }

  /// What a letter stands for; a value of one character stands for itself.
  package func value(of mark: Character) -> String {
    meanings.first { $0.mark == String(mark) && $0.row == nil }?.text ?? String(mark)
  }

  /// The rows with their labels, then what the marks stand for; no line ends in a blank.
  package var lines: [String] {
    let margin = rows.map(\.label.count).max() ?? 0
    let indent = margin == 0 ? 0 : margin + 2
    return rows.map { $0.label.padded(to: indent) + $0.text }
      + legend.map { "".padded(to: indent) + $0 }
  }

  /// The lines under a name, indented, so that one sees where the drawing ends.
  package func figure(named name: String) -> [String] { ["~ \(name) ~"] + lines.map { "  \($0)" } }

  /// What the marks stand for, one line each; and a warning if a column is not always a tick.
  package var legend: [String] {
    let warning = lastTickToScale.map { "not to scale after tick \($0)" }
    return meanings.map(\.description) + (warning.map { [$0] } ?? [])
  }
}

extension MarbleLayout.Row {
  /// The row without its label.
  var text: String {
    let line = moments.reduce("".padded(to: start)) { line, moment in
      line.padded(to: moment.column, with: "-") + moment.text
    }
    return line.padded(to: end, with: "-")
  }
}

extension String {
  /// Returns the string, lengthened to a number of characters.
  fileprivate func padded(to count: Int, with filler: Character = " ") -> String {
    self + String(repeating: filler, count: max(0, count - self.count))
  }
}
