/// Timelines drawn under each other, so that a column is the same moment in every row.
///
///     typed    --a--b-----|
///     results  ----1--(2#)
///              a = tea
///              b = teapot
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
  public var lines: [String] { layout.lines }

  /// The rows without their labels.
  public var rows: [String] { layout.rows.map(\.text) }

  /// What the letters stand for, one line each; and a warning if a column is not always a tick.
  public var legend: [String] { layout.legend }

  /// Where each mark stands, and what it means.
  package var layout: MarbleLayout {
    let alphabet = Alphabet(timelines)
    let cells = timelines.map { $0.cells(in: alphabet) }
    let widths = cells.joined().map { ($0.tick, $0.width) }
    let columns = Columns(widths: Dictionary(widths, uniquingKeysWith: max))
    // Where the last mark of a row ends, and where the row is given up.
    let ends = zip(timelines, cells).map { timeline, cells in
      let marks = cells.map { columns[$0.tick] + $0.width }.max() ?? 0
      return (marks: marks, life: max(marks, columns[timeline.shortestLife] + 1))
    }
    let edge = max(ends.map(\.life).max() ?? 0, through.map { columns[$0] + 1 } ?? 0)
    let rows = zip(zip(timelines, cells), ends).map { row, end in
      let (timeline, cells) = row
      let hasEnded = timeline.entries.contains(where: \.mark.isEnd)
      let isGivenUp = timeline.through != nil
      return MarbleLayout.Row(
        label: timeline.label, start: columns[timeline.from],
        end: hasEnded ? end.marks : isGivenUp ? end.life : edge,
        moments: cells.map { MarbleLayout.Moment(column: columns[$0.tick], marks: $0.marks) })
    }
    return MarbleLayout(
      rows: rows, meanings: alphabet.meanings, lastTickToScale: columns.toScaleUntil)
  }
}

/// What one row shows for one tick: a character, or a group of them.
private struct Cell {
  let tick: Int
  var marks: String

  /// How many columns it takes; a group has brackets.
  var width: Int { marks.count == 1 ? 1 : marks.count + 2 }
}

extension Timeline {
  /// The tick through which the row lives at least, whatever happens on it.
  fileprivate var shortestLife: Int { max(from, through ?? from) }

  /// What the row shows, tick by tick.
  fileprivate func cells(in alphabet: Alphabet) -> [Cell] {
    entries.reduce(into: []) { cells, entry in
      let character = alphabet.character(for: entry.mark)
      if let last = cells.indices.last, cells[last].tick == entry.tick {
        cells[last].marks.append(character)
      } else {
        cells.append(Cell(tick: entry.tick, marks: String(character)))
      }
    }
  }
}
