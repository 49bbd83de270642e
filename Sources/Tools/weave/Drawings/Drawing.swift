/// A marble drawing that a lesson printed, taken apart again.
///
///     early  -2-3-4-         a timeline: its label, and marks in columns
///            ^-----!         its subscription
///            a = Bern        the legend
///
/// `LessonKit` drew it; its `MarbleDrawing` explains the notation.
struct Drawing: Equatable, Sendable {
  let title: String
  let lines: [String]
  private(set) var timelines: [Timeline] = []

  /// What the letters and the `#` stand for.
  private(set) var legend: [Note] = []

  /// The tick after which a column is no longer a tick, if there is one.
  private(set) var lastTickToScale: Int?

  /// A row of events, the row of its subscription, or both.
  struct Timeline: Equatable, Sendable {
    let label: String
    var events: Row?
    var subscription: Row?

    /// Whether the drawing stops before it does.
    var goesOn: Bool { !(events?.isEnded ?? false) && !(subscription?.isEnded ?? false) }
  }

  struct Row: Equatable, Sendable {
    private(set) var moments: [Moment] = []

    /// From where to where the row is drawn; nil if it is blank.
    private(set) var columns: ClosedRange<Int>?

    var isSubscription: Bool { moments.first?.marks.first == "^" }
    var isEnded: Bool { moments.last?.marks.last.map { "|#!".contains($0) } ?? false }
  }

  /// What happened in one column: a single mark, or the marks of a group.
  struct Moment: Equatable, Sendable {
    let column: Int
    var marks: [Character]
    var values: [Character] { marks.filter { !"|#^!".contains($0) } }
  }

  /// A line of the legend, such as `a = Bern` or `# in search = timeout`.
  struct Note: Equatable, Sendable {
    let mark: Character
    let row: String?
    let text: String
  }

  /// Returns nil if a line is neither a row nor a part of the legend.
  init?(_ lines: [String], title: String) {
    self.title = title
    self.lines = lines
    let labels = lines.map(Self.label)
    let widest = labels.map(\.count).max() ?? 0
    let margin = widest == 0 ? 0 : widest + 2
    for (line, label) in zip(lines, labels) {
      let rest = String(line.dropFirst(margin))
      if label.isEmpty, let note = Note(rest) {
        legend.append(note)
      } else if let match = rest.wholeMatch(of: /not to scale after tick (\d+)/) {
        lastTickToScale = Int(match.1)
      } else if let row = Row(rest) {
        add(row, label: label)
      } else {
        return nil
      }
    }
  }

  private mutating func add(_ row: Row, label: String) {
    if !row.isSubscription {
      timelines.append(Timeline(label: label, events: row))
    } else if label.isEmpty, let last = timelines.indices.last {
      timelines[last].subscription = row
    } else {
      timelines.append(Timeline(label: label, subscription: row))
    }
  }

  /// Returns what stands before two spaces; a line that begins with a space has no label.
  private static func label(of line: String) -> String {
    guard line.first != " ", let gap = line.firstRange(of: "  ") else { return "" }
    return String(line[..<gap.lowerBound])
  }
}

extension Drawing.Row {
  /// Reads the marks of a row; returns nil at a character that is none.
  fileprivate init?(_ text: String) {
    var group: Int?
    for (column, character) in text.enumerated() where character != " " {
      switch character {
      case "-": extend(to: column)
      case "(": group = column
      case ")":
        group = nil
        if !isEnded { extend(to: column) }
      case _ where "|#^!?".contains(character) || character.isLetter || character.isNumber:
        add(character, at: group ?? column)
      default: return nil
      }
    }
  }

  private mutating func add(_ mark: Character, at column: Int) {
    extend(to: column)
    if let last = moments.indices.last, moments[last].column == column {
      moments[last].marks.append(mark)
    } else {
      moments.append(Drawing.Moment(column: column, marks: [mark]))
    }
  }

  private mutating func extend(to column: Int) {
    columns = (columns?.lowerBound ?? column)...column
  }
}

extension Drawing.Note {
  fileprivate init?(_ line: String) {
    guard let match = line.wholeMatch(of: /(?<mark>\S)( in (?<row>.*?))? = (?<text>.*)/),
      let mark = match.mark.first
    else { return nil }
    self.mark = mark
    row = match.row.map { String($0) }
    text = String(match.text)
  }
}

extension Drawing {
  var rows: [Row] { timelines.flatMap { [$0.events, $0.subscription].compactMap(\.self) } }

  /// The letters of the values, each once, in the order in which they are seen first.
  var values: [Character] {
    timelines.compactMap(\.events).flatMap(\.moments).flatMap(\.values).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// What a letter stands for.
  func value(of mark: Character) -> String {
    legend.first { $0.mark == mark && $0.row == nil }?.text ?? String(mark)
  }

  /// What the error of a row says; nothing if the legend does not tell.
  func error(of timeline: Timeline) -> String? {
    legend.first { $0.mark == "#" && ($0.row == nil || $0.row == timeline.label) }?.text
  }
}
