import LessonKit

/// Where everything of a picture goes, in the units of its view box.
struct PictureLayout {
  /// Heights of a timeline: the foot of its label, its line, and the bracket of its subscription.
  struct Row: Equatable {
    let label: Double
    let line: Double
    let subscription: Double
  }

  /// An entry of the legend: its left end, its middle, and where its text begins.
  struct Note: Equatable {
    let mark: Character?
    let text: String
    let x: Double
    let y: Double
    let textX: Double
  }

  let margin = 16.0

  /// The radius of a disc.
  let radius: Double

  /// The last column, and the last that is a tick.
  let lastColumn: Int
  let lastTick: Int

  private(set) var rows: [Row] = []
  private(set) var notes: [Note] = []
  private(set) var width: Double
  private(set) var height = 0.0

  /// The numbers of the ticks stand below this line.
  private(set) var scale = Row(label: 0, line: 0, subscription: 0)

  private let origin: Double
  private let pitch: Double
  private let step: Double

  init(of drawing: Drawing) {
    lastColumn = drawing.layout.rows.compactMap(\.columns?.upperBound).max() ?? 0
    lastTick = min(lastColumn, drawing.layout.lastTickToScale ?? lastColumn)
    let groups = drawing.groups
    let columns = Double(max(1, lastColumn, groups.map { $0.column + $0.marks.count }.max() ?? 0))

    // Columns come closer in a longer drawing, and discs shrink when they would touch.
    pitch = (min(26, max(22, 520 / columns), 640 / columns) * 2).rounded(.down) / 2
    radius = min(11, pitch * drawing.closest * 0.45)
    step = 2 * radius + 2

    // Labels stand before their lines, or above them if the picture would become too wide.
    let longest = drawing.timelines.map(\.label.count).max() ?? 0
    let room = Self.widthOfLabel(max(4, longest)) + 14
    let isAbove = room + columns * pitch > 586
    origin = margin + 12 + (isAbove ? 0 : room)
    width = max(origin + Double(lastColumn) * pitch + 20, room) + margin
    for group in groups {
      width = max(width, x(group.column, mark: group.marks.count - 1) + radius + 8 + margin)
    }

    var y = margin
    for timeline in drawing.timelines {
      if isAbove { y += 22 }
      let line = timeline.events == nil ? y - 4 : y + 18
      rows.append(Row(label: isAbove ? y - 2 : y + 24, line: line, subscription: line + 23))
      y = line + (timeline.subscription == nil ? 20 : 38)
    }
    scale = Row(label: isAbove ? y + 18 : y + 16, line: isAbove ? y + 20 : y, subscription: 0)
    layOutNotes(of: drawing)
  }

  /// The middle of a column, or of a later mark of the group in it.
  func x(_ column: Int, mark: Int = 0) -> Double {
    origin + Double(column) * pitch + Double(mark) * step
  }

  /// Sets the legend in lines below the rows, and with it the height.
  private mutating func layOutNotes(of drawing: Drawing) {
    let entries =
      drawing.layout.meanings.map {
        ($0.mark.first, ($0.row.map { "in \($0): " } ?? "") + $0.text)
      }
      + (drawing.layout.lastTickToScale.map { [(nil, "not to scale after tick \($0)")] } ?? [])
    var (x, y) = (margin, scale.line + 42)
    for (mark, text) in entries {
      let indent = mark == nil ? 0 : 2 * radius + 8
      let own = indent + Self.widthOfNote(text.count)
      width = max(width, own + 2 * margin)
      if x > margin, x + own > width - margin { (x, y) = (margin, y + 28) }
      notes.append(Note(mark: mark, text: text, x: x, y: y, textX: x + indent))
      x += own + 20
    }
    height = entries.isEmpty ? scale.line + 30 : y + 24
  }

  /// How wide a label is at most, and a note.
  private static func widthOfLabel(_ count: Int) -> Double { (Double(count) * 10.2).rounded(.up) }
  private static func widthOfNote(_ count: Int) -> Double { (Double(count) * 9.4).rounded(.up) }
}

extension Drawing {
  fileprivate var groups: [MarbleLayout.Moment] {
    layout.rows.flatMap(\.moments).filter { $0.marks.count > 1 }
  }

  /// How many columns a mark has for itself where marks are closest.
  fileprivate var closest: Double {
    let moments = timelines.compactMap(\.events?.moments)
    let distances = moments.flatMap { moments in
      zip(moments, moments.dropFirst()).map { first, second in
        Double(second.column - first.column) * (second.isSlim ? 1.5 : 1)
      }
    }
    let inGroups = groups.map { Double($0.marks.count + 2) / Double($0.marks.count) }
    return (distances + inGroups).min() ?? 2
  }
}

extension MarbleLayout.Moment {
  /// Whether it is drawn as a bar, which needs less room than a disc.
  fileprivate var isSlim: Bool { marks == "|" }
}
