/// Timelines drawn under each other, so that a column is the same moment in every row.
///
///     typed    --a--b-----|
///     results  ----1--(2#)
///              a = mkj
///              b = mkjaer
///              # = timeout
///
/// `-` is a tick, a letter or digit a value, `(ab)` what happened within one tick, `|` completion,
/// `#` failure; `^` and `!` are the begin and the end of a subscription. A value that is longer
/// than one character gets a letter, explained in a line below the rows.
public struct MarbleDrawing: Sendable, Equatable, CustomStringConvertible {
  /// The rows, from the top.
  public var timelines: [Timeline]

  /// The tick to which the drawing reaches at least, or nil to stop where the last thing happens.
  public var through: Int?

  /// Makes a drawing of some timelines.
  ///
  /// - Parameters:
  ///   - timelines: The rows, from the top.
  ///   - through: The tick to which the drawing reaches at least.
  public init(_ timelines: [Timeline], through: Int? = nil) {
    self.timelines = timelines
    self.through = through
  }

  /// The lines of the drawing, joined to one text.
  public var description: String { lines.joined(separator: "\n") }

  /// The rows with their labels, then the legend.
  ///
  /// No line ends in a blank.
  public var lines: [String] {
    let margin = timelines.map(\.label.count).max() ?? 0
    let indent = margin == 0 ? 0 : margin + 2
    let rows = zip(timelines, rows).map { $0.label.padded(to: indent) + $1 }
    let legend = legend.map { "".padded(to: indent) + $0 }
    return rows + legend
  }

  /// The rows without their labels.
  public var rows: [String] {
    let cells = cells
    let columns = columns(of: cells)
    let ends = zip(timelines, cells).map { timeline, cells in
      let own = cells.map { columns[$0.tick] + $0.text.count }.max() ?? 0
      return max(own, columns[timeline.shortestLife] + 1)
    }
    let end = max(ends.max() ?? 0, through.map { columns[$0] + 1 } ?? 0)
    return zip(timelines, cells).map { timeline, cells in
      var row = "".padded(to: columns[timeline.from])
      for cell in cells {
        row = row.padded(to: columns[cell.tick], with: "-") + cell.text
      }
      if timeline.entries.contains(where: \.mark.isEnd) { return row }
      let isGivenUp = timeline.through != nil
      return row.padded(to: isGivenUp ? columns[timeline.shortestLife] + 1 : end, with: "-")
    }
  }

  /// What the letters stand for, one line each; and a warning if a column is not always a tick.
  public var legend: [String] {
    let warning = columns(of: cells).toScaleUntil.map { "not to scale after tick \($0)" }
    return Alphabet(timelines).legend + (warning.map { [$0] } ?? [])
  }

  /// What one row shows for one tick: a character, or a group of them.
  private struct Cell {
    let tick: Int
    var marks: String
    var text: String { marks.count == 1 ? marks : "(\(marks))" }
  }

  private var cells: [[Cell]] {
    let alphabet = Alphabet(timelines)
    return timelines.map { timeline in
      timeline.entries.reduce(into: []) { cells, entry in
        let character = alphabet.character(for: entry.mark)
        if let last = cells.indices.last, cells[last].tick == entry.tick {
          cells[last].marks.append(character)
        } else {
          cells.append(Cell(tick: entry.tick, marks: String(character)))
        }
      }
    }
  }

  private func columns(of cells: [[Cell]]) -> Columns {
    let widths = cells.joined().map { ($0.tick, $0.text.count) }
    return Columns(widths: Dictionary(widths, uniquingKeysWith: max))
  }
}

extension Timeline {
  /// The tick through which the row lives at least, whatever happens on it.
  fileprivate var shortestLife: Int { max(from, through ?? from) }
}

extension String {
  /// Returns the string, lengthened to a number of characters.
  fileprivate func padded(to count: Int, with filler: Character = " ") -> String {
    self + String(repeating: filler, count: max(0, count - self.count))
  }
}
